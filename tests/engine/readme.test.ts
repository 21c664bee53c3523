import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIELD_KINDS } from '../../src/engine/fields/kinds.ts';
import { hasWidget } from '../../src/engine/fields/load-widgets.ts';
import { OPERATOR_WORDS } from '../../src/engine/logic/operator-words.ts';

const README = readFileSync('src/engine/README.md', 'utf8');
const unnamed = (names: readonly string[]) =>
  names.filter((name) => !README.includes(`\`${name}\``));

it('the manual of the package names every operator', () => {
  expect(unnamed(Object.keys(OPERATOR_WORDS))).toEqual([]);
});

it('and every widget that asks for something', () => {
  const HIDDEN = ['hidden', 'hidden-null'];
  const own = Object.keys(FIELD_KINDS).filter(
    (name) => hasWidget(name, {}) && !HIDDEN.includes(name),
  );
  expect(unnamed(own)).toEqual([]);
});
