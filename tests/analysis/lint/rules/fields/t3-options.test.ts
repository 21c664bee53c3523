import { expect, test, vi } from 'vitest';
import type { Json, JsonObject } from '../../../../../src/logic/json.ts';
import { applyAll } from '../../../../../src/analysis/project/edit.ts';
import { readProject } from '../../../../../scripts/project/files.ts';
import { t3 } from '../../../../../src/analysis/lint/rules/fields/t3-options.ts';
import { lint } from '../../../../../src/analysis/lint/run.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

const found = (schema: JsonObject, options: JsonObject = {}) =>
  findings(oneMore({ type: 'string', ...schema }, look('select', options)), t3).map(
    ({ pointer, message, suggestion }) => `${pointer} ${message} ${suggestion}`,
  );

test.each<[string, Json, RegExp]>([
  ['a number among texts', 2, /Write "2"/],
  ['nothing among texts', null, /not in "required"/],
])('%s is no choice that somebody could make', (_case, value, advice) => {
  const listed = found({ enum: ['a', value] }, { choices: words('a', JSON.stringify(value)) });
  expect(listed).toEqual([expect.stringMatching(/^\/properties\/more\/enum\/1 .*type "string"/)]);
  expect(listed[0]).toMatch(advice);
});

test('choices of a catalogue need its words', () => {
  expect(found({ 'x-options': 'industries' })).toEqual([
    expect.stringMatching(/^\/more .*Add "catalog": "industries"/),
  ]);
  expect(found({ 'x-options': 'industries' }, { catalog: 'industries' })).toEqual([]);
});

test('the words of another catalogue are none', () => {
  expect(found({ 'x-options': 'industries' }, { catalog: 'states' })).toEqual([
    expect.stringMatching(/^\/more\/ui:options\/catalog .*no entry "craft"/),
  ]);
});

test('values that read well need no words', () => {
  expect(found({ enum: ['Monday', 'Tuesday'] })).toEqual([]);
});

test('of two lists of choices one would be dropped', () => {
  expect(found({ enum: ['a'], 'x-options': 'states' }, { catalog: 'states' })).toEqual([
    expect.stringMatching(/^\/properties\/more\/x-options .*two lists/),
  ]);
});

test('a choice that another keyword refuses, and one that is empty, are none', () => {
  expect(found({ enum: ['a', 'bbb'], maxLength: 2 })).toEqual([
    expect.stringMatching(/^\/properties\/more\/enum\/1 .*refuses it/),
  ]);
  expect(found({ enum: ['', 'b'] })).toEqual([
    expect.stringMatching(/^\/properties\/more\/enum\/0 .*no answer/),
  ]);
});

vi.setConfig({ testTimeout: 60_000 });

const texts = readProject('.');

test.each([
  ['schemas/industry/ui.json', '/businessType/ui:options/catalog', 'states'],
  ['schemas/details/ui.json', '/businessAttributes/ui:options/catalog', 'ownership'],
])('%s cannot take the words of its choices from another catalogue', (file, set, to) => {
  const findings = lint(applyAll(texts, [{ file, set, to }]), [t3]);
  expect(findings.map(({ pointer }) => pointer)).toEqual([set]);
});

test('two plans of one id are said once', () => {
  const edit = { file: 'schemas/catalog/plans.json', set: '/entries/2/id', to: 'basic' };
  expect(lint(applyAll(texts, [edit]), [t3]).map(({ pointer }) => pointer)).toEqual([
    '/entries/2/id',
  ]);
});
