import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { t19 } from '../../../../../src/checker/lint/rules/fields/choices.ts';
import { findings, SCHEMA } from '../../one-more-field.ts';

const found = (edits: readonly Edit[]) => findings(edits, t19).map(({ pointer }) => pointer);
const at = '/allOf/0/else';

const name = { title: 'Name', type: 'string', maxLength: 40 };
const place = '/allOf/0/then/properties/name';

test.each([
  ['another limit', { ...name, maxLength: 30 }],
  ['another title', { ...name, title: 'Your name' }],
  ['another type', { ...name, type: 'integer' }],
  ['a limit less', { title: 'Name', type: 'string' }],
])('a field of the step has no second description under a condition, with %s', (_what, to) => {
  expect(found([{ file: SCHEMA, set: place, to }])).toEqual([place]);
});

test('but a condition may limit it further, as a postal code by country', () => {
  expect(found([{ file: SCHEMA, set: place, to: { ...name, minLength: 3 } }])).toEqual([]);
});

test('`else` may say null of what `then` asks for, and nothing else', () => {
  const other = (schema: { type: string }): Edit[] => [
    { file: SCHEMA, set: at, to: { properties: { partnerName: schema } } },
  ];
  expect(found(other({ type: 'null' }))).toEqual([]);
  expect(found(other({ type: 'string' }))).toEqual([`${at}/properties/partnerName`]);
});
