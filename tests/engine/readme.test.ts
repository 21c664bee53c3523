import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FRAME } from '../../src/engine/fields/field-kind.ts';
import { FIELD_KINDS } from '../../src/engine/fields/kinds.ts';
import { hasWidget } from '../../src/engine/fields/load-widgets.ts';
import theme from '../../src/engine/ui/tokens.json';
import { OPERATOR_WORDS } from '../../src/engine/logic/expressions/operator-words.ts';

const README = readFileSync('src/engine/README.md', 'utf8');
const unnamed = (names: readonly string[]) =>
  names.filter((name) => !README.includes(`\`${name}\``));

it('the manual of the package names every operator', () => {
  expect(unnamed(Object.keys(OPERATOR_WORDS))).toEqual([]);
});

const HIDDEN = ['hidden', 'hidden-null'];
/** The kinds of fields of the package that ask for something. */
const OWN = Object.entries(FIELD_KINDS).filter(
  ([name]) => hasWidget(name, {}) && !HIDDEN.includes(name),
);

it('every option of a widget', () => {
  const options = OWN.flatMap(([, { needs = [], takes = [] }]) => [...needs, ...takes]);
  expect(unnamed([...FRAME, ...options])).toEqual([]);
});

it('every color and size of the theme', () => {
  const tokens = [theme.light, theme.sizes].flatMap((group) => Object.keys(group));
  expect(unnamed(tokens.map((name) => `--${name}`))).toEqual([]);
});

it('and every widget that asks for something', () => {
  expect(unnamed(OWN.map(([name]) => name))).toEqual([]);
});
