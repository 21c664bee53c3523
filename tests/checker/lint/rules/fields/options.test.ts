import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import type { Json, JsonObject } from '../../../../../src/engine/logic/json.ts';
import { t3 } from '../../../../../src/checker/lint/rules/fields/options.ts';
import { findings, FLOW, look, oneMore, words } from '../../one-more-field.ts';

const found = (schema: JsonObject, options: JsonObject = {}) =>
  findings(oneMore({ type: 'string', ...schema }, look('select', options)), t3).map(
    ({ pointer, message, suggestion }) => `${pointer} ${message} ${suggestion}`,
  );

test.each<[string, Json, RegExp]>([
  ['a number among texts', 2, /Write "2"/],
  ['nothing among texts', null, /not in "required"/],
])('nobody could choose %s', (_case, value, advice) => {
  const listed = found({ enum: ['a', value] }, { choices: words('a', JSON.stringify(value)) });
  expect(listed).toEqual([expect.stringMatching(/^\/properties\/more\/enum\/1 .*type "string"/)]);
  expect(listed[0]).toMatch(advice);
});

test('a type that no id of a catalog has is reported once, where it is written', () => {
  const number = { type: 'number', 'x-options': 'industries' };
  expect(found(number, { catalog: 'industries' })).toEqual([
    expect.stringMatching(/^\/properties\/more\/type .*from a catalog.* Write "string"\.$/),
  ]);
});

test('choices from a catalog need its labels', () => {
  expect(found({ 'x-options': 'industries' })).toEqual([
    expect.stringMatching(/^\/more .*Add "catalog": "industries"/),
  ]);
  expect(found({ 'x-options': 'industries' }, { catalog: 'industries' })).toEqual([]);
});

test('the labels of another catalog do not count', () => {
  expect(found({ 'x-options': 'industries' }, { catalog: 'states' })).toEqual([
    expect.stringMatching(/^\/more\/ui:options\/catalog .*no entry "craft"/),
  ]);
});

test('values that read well need no labels', () => {
  expect(found({ enum: ['Monday', 'Tuesday'] })).toEqual([]);
});

test('of two lists of choices, one would be dropped', () => {
  expect(found({ enum: ['a'], 'x-options': 'states' }, { catalog: 'states' })).toEqual([
    expect.stringMatching(/^\/properties\/more\/x-options .*two lists/),
  ]);
});

test('a choice that is empty or refused by another keyword is reported', () => {
  expect(found({ enum: ['a', 'bbb'], maxLength: 2 })).toEqual([
    expect.stringMatching(/^\/properties\/more\/enum\/1 .*rejects it/),
  ]);
  expect(found({ enum: ['', 'b'] })).toEqual([
    expect.stringMatching(/^\/properties\/more\/enum\/0 .*no answer/),
  ]);
});

test.each(['MONDAY', ' Monday', 'Monday '])('"Monday" and "%s" read alike', (other) => {
  expect(found({ enum: ['Monday', other] })).toEqual([
    expect.stringMatching(/^\/properties\/more\/enum\/1 .*read "monday"/i),
  ]);
});

test('labels tell values apart that differ only in letters', () => {
  const choices = { $1M: { label: 'One' }, $1m: { label: 'Two' } };
  expect(found({ enum: ['$1M', '$1m'] }, { choices })).toEqual([]);
});

test.each<[string, Json, string]>([
  ['of an entry', { id: 'other', label: 'CRAFT' }, '/entries/3'],
  [
    'in the list of an entry',
    { id: 'other', label: 'Other', jobs: ['Roof', 'roof'] },
    '/entries/3/jobs/1',
  ],
])('choices of a catalog read differently: %s', (_case, entry, pointer) => {
  const file = 'schemas/catalog/industries.json';
  const all = findings([{ file, insert: '/entries/3', to: entry }], t3);
  expect(all.map((one) => one.pointer)).toEqual([pointer]);
});

test.each<[string, Json, boolean]>([
  ['the id of a choice', { var: 'kind' }, false],
  ['a text around it', { cat: ['For ', { var: 'kind' }] }, false],
  ['a value that gives it', { value: 'chosen' }, false],
  ['yes or no as it is stored', { var: 'person.agrees' }, false],
  ['its label', { lookup: ['industries', { var: 'kind' }, 'label'] }, true],
  ['a text that depends on it', { if: [{ condition: 'isCraft' }, 'Craft', 'Other'] }, true],
  ['a number of them', { count: [{ var: 'jobs' }] }, true],
])('a page shows labels, not ids: %s', (_case, shown, isFine) => {
  const edits: Edit[] = [
    { file: FLOW, set: '/values/chosen', to: { firstOf: [{ var: 'kind' }, 'nothing'] } },
    {
      file: 'schemas/person/schema.json',
      set: '/properties/agrees',
      to: { title: 'Agreed?', type: 'boolean' },
    },
    { file: FLOW, set: '/pages/0/facts', to: { asked: shown } },
  ];
  const pointers = findings(edits, t3).map(({ pointer }) => pointer);
  expect(pointers).toEqual(isFine ? [] : ['/pages/0/facts/asked']);
});
