import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/checker/project/edit.ts';
import { t19 } from '../../../../../src/checker/lint/rules/fields/choices.ts';
import { findings, SCHEMA } from '../../one-more-field.ts';

const found = (edits: readonly Edit[]) => findings(edits, t19).map(({ pointer }) => pointer);
const at = '/allOf/0/else';

test('a field of the step has no second description under a condition', () => {
  const name = { title: 'Name', type: 'string', maxLength: 40, minLength: 3 };
  const place = '/allOf/0/then/properties/name';
  expect(found([{ file: SCHEMA, set: place, to: name }])).toEqual([place]);
});

test('`else` may say null of what `then` asks for, and nothing else', () => {
  const other = (schema: { type: string }): Edit[] => [
    { file: SCHEMA, set: at, to: { properties: { partnerName: schema } } },
  ];
  expect(found(other({ type: 'null' }))).toEqual([]);
  expect(found(other({ type: 'string' }))).toEqual([`${at}/properties/partnerName`]);
});
