import { expect, test } from 'vitest';
import { t1 } from '../../../../../src/checker/lint/rules/fields/required.ts';
import { findings, SCHEMA } from '../../one-more-field.ts';

const where = (required: string[]) =>
  findings([{ file: SCHEMA, set: '/allOf/0/if/required', to: required }], t1).map(
    ({ pointer, suggestion }) => [pointer, suggestion],
  );

test('a condition that compares a field without requiring it holds for an unanswered one', () => {
  expect(where(['email'])).toEqual([
    ['/allOf/0/if/required', 'Add "partner" to "required" of the "if".'],
  ]);
});

test('a condition may require more than it compares', () => {
  expect(where(['partner', 'email'])).toEqual([]);
});

test('a condition may read an answer that is itself conditional', () => {
  const asks = (name: string) => ({
    if: { required: [name] },
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
    then: { required: ['name'] },
  });
  const at = { file: SCHEMA, insert: '/allOf/1' };
  expect(findings([{ ...at, to: asks('partnerName') }], t1)).toEqual([]);
  expect(findings([{ ...at, to: asks('partnersName') }], t1)).toHaveLength(1);
});
