import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { applyAll, type Edit } from '../../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';
import { f10 } from '../../../../../src/checker/lint/rules/files/looks.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

const text: JsonObject = { type: 'string' };
const whole: JsonObject = { type: 'integer' };
const box: JsonObject = { type: 'boolean' };
const listed: JsonObject = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
const abc = { choices: words('a', 'b', 'c') };
const day: JsonObject = { type: 'string', format: 'date' };
const rowsOf = (properties: JsonObject): JsonObject => ({
  type: 'array',
  maxItems: 5,
  items: { type: 'object', properties },
});
const claims = (date: JsonObject) => rowsOf({ date, value: text });
const counted = look('claims', { countField: 'x' });
const object: JsonObject = { type: 'object', properties: { a: { type: 'string', title: 'A' } } };
const email = '^[^\\s@]+@[^\\s@]+$';
const advice = { advice: { pattern: 'a', message: 'Hm' } };

const listOf = (part: JsonObject): JsonObject => ({
  ...look('list', { itemTitle: 'Van {number}', addLabel: 'Add a van', reorder: true }),
  items: { a: part },
});

const found = (schema: JsonObject, ui: JsonObject) =>
  findings(oneMore(schema, ui), f10).map(({ pointer, message, suggestion }) => [
    pointer,
    `${message} ${suggestion}`,
  ]);

test.each<[string, JsonObject, JsonObject]>([
  ['a text with a placeholder and advice', text, look('text', { placeholder: 'x', ...advice })],
  ['a whole number with a unit', { ...whole, minimum: 0 }, look('number', { suffix: 'vans' })],
  ['a number above 0', { ...whole, exclusiveMinimum: 0 }, look('number')],
  ['a box that must be checked', { ...box, const: true }, look('checkbox')],
  [
    'a list with a limit',
    { ...listed, maxItems: 2 },
    look('checks', { ...abc, tooMany: 'Two at most' }),
  ],
  ['a date', day, look('date', { min: 'today' })],
  ['rows of the parts that the widget asks for', claims(day), look('claims', { countField: 'x' })],
  [
    'an object, its parts with widgets of their own',
    object,
    { 'ui:options': { width: 'half' }, a: look('text') },
  ],
  ['a count of up to 25', { ...text, pattern: '^([1-9]|1\\d|2[0-5])$' }, look('digits')],
  ['a year', { ...text, pattern: '^(19|20)\\d{2}$' }, look('digits')],
  ['a phone number as it is kept', { ...text, maxLength: 30 }, look('phone')],
  ['an e-mail address', { ...text, pattern: email }, look('email')],
  [
    'a pattern that does not compile, which is reported as such',
    { ...text, pattern: '^(' },
    look('email'),
  ],
  ['a choice of numbers', { ...whole, enum: [1, 2] }, look('radio', { choices: words('1', '2') })],
  ['decimals', { type: 'number' }, look('decimal', { decimals: 1, suffix: 'miles' })],
  ['a text of several lines', { ...text, maxLength: 500 }, look('textarea', { rows: 6 })],
  ['a time of day', { ...text, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, look('time')],
  ['a list of fields', rowsOf({ a: { ...text, title: 'A' } }), listOf(look('text'))],
])('%s passes', (_case, schema, ui) => {
  expect(found(schema, ui)).toEqual([]);
});

test.each<[string, JsonObject, JsonObject, string, RegExp]>([
  ['decimals', { type: 'number' }, look('number'), '/more', /not number.*"type": "integer"/],
  ['numbers below 0', { ...whole, minimum: -5 }, look('number'), '/more', /has -5/],
  ['a choice of decimals', { ...whole, enum: [1, 1.5] }, look('number'), '/more', /has 1.5/],
  [
    'three answers to yes or no',
    { ...text, enum: ['a', 'b', 'c'] },
    look('yes-no', abc),
    '/more',
    /lists 3.*"cards"/,
  ],
  [
    'a box that must not be checked',
    { ...box, const: false },
    look('checkbox'),
    '/more',
    /only false/,
  ],
  [
    'a box that is checked already',
    { ...box, default: true },
    look('checkbox'),
    '/more',
    /checked before/,
  ],
  [
    'other rows than the widget has',
    rowsOf({ who: text, amount: text }),
    look('claims', { countField: 'x' }),
    '/more',
    /"date" \(string\), "value"/,
  ],
  ['a date that is typed as a text', day, look('text'), '/more', /Use the widget "date"/],
  [
    'words without a limit',
    listed,
    look('checks', { ...abc, tooMany: 'Two at most' }),
    '/more',
    /Write "maxItems"/,
  ],
  [
    'a widget for a whole object',
    object,
    { ...look('text'), a: look('text') },
    '/more',
    /Take out "ui:widget"/,
  ],
  ['no widget', text, {}, '/more', /one of select, radio, cards, date/],
  ['a widget of another form', text, look('textfield'), '/more', /Use "text"/],
  ['what no widget asks', text, look('file'), '/more', /cannot ask for this/],
  [
    'a unit on a text',
    text,
    look('text', { suffix: 'x' }),
    '/more/ui:options/suffix',
    /reads it: number/,
  ],
  [
    'hiding a text while it is empty',
    text,
    look('text', { hideWhenEmpty: true }),
    '/more/ui:options/hideWhenEmpty',
    /does not read/,
  ],
  [
    'a reason at an object',
    object,
    { 'ui:options': { why: 'x' }, a: look('text') },
    '/more/ui:options/why',
    /Take it out/,
  ],
  [
    'advice inside of an object',
    object,
    { a: look('text', advice) },
    '/more/a/ui:options/advice',
    /out of the object/,
  ],
  [
    'a number as the last day',
    day,
    look('date', { max: 3 }),
    '/more/ui:options/max',
    /Write "today"/,
  ],
  [
    'a day as the most choices',
    listed,
    look('checks', { ...abc, max: 'today' }),
    '/more/ui:options/max',
    /use a widget that reads it: date/,
  ],
  [
    'letters as digits',
    { ...text, pattern: '^[A-Z]+$' },
    look('digits'),
    '/more',
    /rejects every number/,
  ],
  [
    'commas in digits',
    { ...text, pattern: '^\\d{1,3}(,\\d{3})*$' },
    look('digits'),
    '/more',
    /stores none/,
  ],
  [
    'a phone number of bare digits',
    { ...text, pattern: '^\\d{10}$' },
    look('phone'),
    '/more',
    /\(312\) 555-0100/,
  ],
  ['any text as an e-mail address', text, look('email'), '/more', /Write the pattern/],
  [
    'choices that are typed',
    { ...text, enum: ['a', 'b'] },
    look('text'),
    '/more',
    /"select" or "cards"/,
  ],
  [
    'a time that is not a time',
    { ...text, pattern: '^\\d{4}$' },
    look('time'),
    '/more',
    /rejects every time.*Write the pattern/,
  ],
  ['a list whose items have no widget', listed, listOf({}), '/more/items', /Add "ui:widget"/],
  ['a row whose date is any text', claims(text), counted, '/more', /"format": "date"/],
])('%s: refused, with an alternative', (_case, schema, ui, pointer, words) => {
  expect(found(schema, ui)).toEqual([[pointer, expect.stringMatching(words)]]);
});

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const withRows: Edit[] = JSON.parse(readFileSync(new URL('fields.json', FIXTURES), 'utf8')).T16
  .pass;
const project = applyAll(questionnaire('tiny'), withRows);
const limits = (edits: readonly Edit[]) =>
  lint(applyAll(project, edits))
    .filter(({ code }) => code === 'F10')
    .map(({ message }) => message);

it('rows that follow a count are limited by the schema, not by the widget', () => {
  expect(limits([])).toEqual([]);
  const file = 'schemas/person/schema.json';
  expect(limits([{ file, remove: '/properties/claims/maxItems' }])).toEqual([
    'The widget "claims" of "claims" needs "maxItems" in the schema: the widget itself has no limit.',
  ]);
});

const names: JsonObject = { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } };
test.each<[string, JsonObject, string]>([
  ['checks', look('checks'), 'use the widget "lines"'],
  ['list', listOf({}), 'Add "ui:widget"'],
])('a list of texts that visitors type, with %s, is told what to write', (_widget, ui, says) => {
  const told = found(names, ui).map(([, text = '']) => text);
  expect(told.filter((one) => one.includes(says))).toHaveLength(1);
});
