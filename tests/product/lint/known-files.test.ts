import { expect, test } from 'vitest';
import { readProject } from '../../../src/server/project/files.ts';
import { f16 } from '../../../src/checker/lint/rules/files/folders.ts';
import { lint } from '../../../src/checker/lint/run.ts';

const texts = readProject('.');

/** The project with every path that has this prefix renamed; an empty name removes them. */
function renamed(from: string, to: string): Map<string, string> {
  return new Map(
    [...texts].flatMap(([path, text]): [string, string][] => {
      if (!path.startsWith(from)) return [[path, text]];
      return to === '' ? [] : [[to + path.slice(from.length), text]];
    }),
  );
}

const said = (from: string, to = '') =>
  lint(renamed(from, to), [f16]).map(({ file, suggestion }) => [file, suggestion]);

test('every file of the project is read, and none is missing', () => {
  expect(lint(texts, [f16])).toEqual([]);
});

test.each([
  'catalog/brand',
  'catalog/plans',
  'content/landing',
  'content/products/commercial-auto',
])('schemas/%s.json is reported as missing', (name) => {
  const path = `schemas/${name}.json`;
  expect(said(path).map(([file]) => file)).toEqual([path]);
});

test.each([
  ['schemas/revenue-payroll/rules.json', 'schemas/revenue-payroll/rule.json', 'rules.json'],
  ['schemas/about-your-business/rules.json', 'schemas/about-your-business/rules.jsn', 'rules.json'],
  [
    'flows/onboarding.scenarios.json',
    'flows/onboarding.scenario.json',
    'onboarding.scenarios.json',
  ],
])('%s is not read as %s', (from, to, name) => {
  expect(said(from, to)).toEqual([[to, `Did you mean "${name}"?`]]);
});

test('a product page with a misspelled file name is reported', () => {
  const [from, to] = ['commercial-auto', 'comercial-auto'].map(
    (slug) => `schemas/content/products/${slug}.json`,
  );
  expect(said(from ?? '', to)).toEqual([[from, `Did you mean "${to}"?`]]);
});

test('a renamed folder is reported once, without what follows', () => {
  const found = lint(renamed('schemas/catalog/', 'schemas/catalogs/'));
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['F16', 'There is no schemas/catalog: the site cannot be built without it.'],
    [
      'F16',
      'Nothing reads the folder schemas/catalogs: the content of its files never reaches a visitor.',
    ],
  ]);
});
