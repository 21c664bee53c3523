import { expect, test } from 'vitest';
import { stepPlace } from '../step-place.ts';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { f3 } from '../../../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../../../src/checker/lint/run.ts';

const texts = questionnaire('crew');
const SCHEMA = 'schemas/contact-info/schema.json';
const LOOK = 'schemas/contact-info/ui.json';
const LIMITS = 'schemas/catalog/limits.json';
const FLOW = 'flows/crew.json';

/** Findings about the files' structure after the edits: pointer, message, suggestion. */
const said = (...edits: Edit[]) =>
  lint(applyAll(texts, edits), [f3]).map(({ pointer, message, suggestion }) => [
    pointer,
    message.replace(/: the step or the page it belongs to could not be shown\.$/, ''),
    suggestion,
  ]);

test.each<[Edit, string, string, string | undefined]>([
  [
    { file: SCHEMA, set: '/properties/city/maxLength', to: '254' },
    '/properties/city/maxLength',
    '"254" is not a whole number',
    'Write it without quotes: 254.',
  ],
  [
    { file: LIMITS, set: '/entries/0/label', to: 293.84 },
    '/entries/0/label',
    '293.84 is not a text',
    'Put it in quotes: "293.84".',
  ],
  [
    { file: SCHEMA, set: '/required', to: true },
    '/required',
    'true is not a list in [ ]',
    undefined,
  ],
  [
    { file: SCHEMA, set: '/properties/city/type', to: 'strin' },
    '/properties/city/type',
    '"strin" is none of string, number, integer, boolean, array, object, null',
    'Did you mean "string"?',
  ],
  [{ file: SCHEMA, set: '/title', to: '' }, '/title', 'This text is empty', 'Write the text.'],
  [
    { file: LIMITS, set: '/entries/1/label', to: 'Cover '.repeat(20).trim() },
    '/entries/1/label',
    'This text has 119 characters, but only 80 fit: it would overflow its place.',
    undefined,
  ],
  [
    { file: FLOW, set: `${stepPlace(texts, 'employees')}/next`, to: [] },
    `${stepPlace(texts, 'employees')}/next`,
    'This list has 0 entries, but needs at least 1',
    undefined,
  ],
  [
    { file: FLOW, set: '/version', to: 0 },
    '/version',
    '0 is less than 1, the minimum here',
    undefined,
  ],
  [{ file: LOOK, text: '[]\n' }, '', 'A list is not an object in { }', undefined],
  [
    { file: LIMITS, remove: '/entries/0/label' },
    '/entries/0',
    '"label" is missing here',
    'What belongs there: What the visitor reads.',
  ],
])('%j is explained in plain words', (edit, pointer, message, suggestion) => {
  expect(said(edit)).toEqual([[pointer, message, suggestion]]);
});

test('of all shapes of a block, only the intended one is mentioned', () => {
  const block = '/ui:blocks/0';
  expect(said({ file: LOOK, set: `${block}/kind`, to: 'txt' })).toEqual([
    [`${block}/kind`, '"txt" is none of text, notice, list, scenarios', 'Did you mean "text"?'],
  ]);
  expect(said({ file: LOOK, set: `${block}/text`, to: 5 })).toEqual([
    [`${block}/text`, '5 is not a text', 'Put it in quotes: "5".'],
  ]);
  expect(said({ file: LOOK, set: `${block}/place`, to: 'aftr' })).toEqual([
    [`${block}/place`, '"aftr" is none of before, after', 'Did you mean "after"?'],
  ]);
});

test('a misspelled key is reported once, not also as a missing one', () => {
  const edit: Edit = { file: SCHEMA, replace: '"properties"', with: '"propertys"' };
  expect(said(edit).map(([pointer, , suggestion]) => [pointer, suggestion])).toEqual([
    ['/propertys', 'Did you mean "properties"?'],
  ]);
});

test('the value of a misnamed key is not judged, and look-alike letters are named', () => {
  const name = 'ui:w\u0456dget';
  expect(said({ file: LOOK, replace: 'ui:widget', with: name })).toEqual([
    [
      `/city/${name}`,
      `"${name}" cannot be a name here`,
      'Type the name again: its character 5 is not on an English keyboard (U+0456).',
    ],
  ]);
  const [found] = said({ file: SCHEMA, replace: '"required"', with: '"requ\u0456red"' });
  expect(found?.[2]).toBe(
    'Did you mean "required"? Type the name again: its character 5 is not on an English keyboard (U+0456).',
  );
});

test('each of several unknown names is reported', () => {
  const look = { 'ui:autofocus': true, 'ui:emptyValue': '', 'ui:help': 'x' };
  expect(said({ file: LOOK, set: '/city', to: look }).map(([pointer]) => pointer)).toEqual([
    '/city/ui:autofocus',
    '/city/ui:emptyValue',
    '/city/ui:help',
  ]);
});
