import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../../src/logic/json.ts';
import { t3 } from '../../../../../src/analysis/lint/rules/fields/t3-options.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

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
