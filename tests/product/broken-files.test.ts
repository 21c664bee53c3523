import { expect, test } from 'vitest';
import { f1 } from '../../src/checker/lint/rules/files/readable.ts';
import { f3 } from '../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { whyNotBuildable } from '../../src/server/build/build.ts';
import { readProject } from '../../src/server/project/files.ts';

const texts = readProject('.');
const files = [...texts.keys()].filter((path) => path.endsWith('.json'));

test.each<[string, (text: string) => string]>([
  ['empty', () => ''],
  ['cut off', (text) => text.slice(0, text.length / 2)],
  ['marked with a byte order mark', (text) => `\uFEFF${text}`],
  ['a list', (text) => `[${text}]`],
  ['a text', () => '"text"'],
  ['a number', () => '5'],
  ['nothing', () => 'null'],
])('no file of the project may be %s', (_case, broken) => {
  const all = new Map([...texts].map(([path, text]) => [path, broken(text)]));
  expect(new Set(lint(all, [f1, f3]).map(({ file }) => file))).toEqual(new Set(files));
});

test('lines may end as on Windows', () => {
  const windows = new Map([...texts].map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]));
  expect(lint(windows)).toEqual([]);
});

test('the shipped files can be built', () => {
  expect(whyNotBuildable(texts)).toBeNull();
});

test.each<[string, Edit, RegExp]>([
  [
    'a value that the page does not know',
    {
      file: 'schemas/content/products/commercial-auto.json',
      set: '/coverage/cards/0/label',
      to: 'Coverd',
    },
    /commercial-auto\.json:\d+:\d+ {2}error {2}F3 known-shape {2}"Coverd" is none of/,
  ],
  [
    'a missing text',
    { file: 'schemas/content/products/commercial-auto.json', remove: '/hero/text' },
    /commercial-auto\.json:\d+:\d+ {2}error {2}F3 known-shape {2}"text" is missing here/,
  ],
  [
    'a meta-schema that does not exist',
    { file: 'schemas/content/about.json', set: '/$schema', to: './meta/nothing.schema.json' },
    /about\.json:\d+:\d+ {2}error {2}F3 known-shape {2}"\$schema" must name a meta-schema that exists/,
  ],
  [
    'a content file that is gone',
    { file: 'schemas/content/about.json', delete: true },
    /error {2}F16 known-files {2}There is no schemas\/content\/about\.json: the site cannot be built/,
  ],
])('%s is reported instead of built', (_case, edit, message) => {
  expect(whyNotBuildable(applyAll(texts, [edit]))).toMatch(message);
});
