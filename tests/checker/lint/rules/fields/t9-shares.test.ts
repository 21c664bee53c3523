import { expect, test } from 'vitest';
import { t9 } from '../../../../../src/checker/lint/rules/fields/rows.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings } from '../../one-more-field.ts';

const RULES = 'schemas/shares/rules.json';
const found = (least: number, most: number) => {
  const sum: Json = { sum: [{ var: 'shares' }, 'percentage'] };
  const total: Json = { and: [{ '>=': [sum, least] }, { '<=': [sum, most] }] };
  const valid: Json = { or: [{ '!': [{ answered: 'shares' }] }, total] };
  return findings([{ file: RULES, set: '/rules/0/valid', to: valid }], t9).map(
    ({ message }) => message,
  );
};

test.each([
  [99.99, 100.02],
  [99.9, 100.1],
  [99.5, 100.5],
])('a total from %d to %d leaves room for rounding', (least, most) => {
  expect(found(least, most)).toEqual([]);
});

test.each([
  [99.99, 101.01, 'accept 60 and 40.6 percent'],
  [99.3, 100.01, 'accept 60 and 39.4 percent'],
  [98, 100, 'accept 99 percent'],
  [100.1, 100.4, 'refuse 100 percent'],
])('a total from %d to %d is not 100', (least, most, said) => {
  expect(found(least, most)).toEqual([expect.stringContaining(said)]);
});
