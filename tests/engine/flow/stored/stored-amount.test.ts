import { expect, test } from 'vitest';
import {
  grouped,
  storedAmount,
  storeOf,
} from '../../../../src/engine/flow/stored/stored-amount.ts';

test.for([
  ['digits', '150000', '150000'],
  ['dollars', '150000', '$150,000'],
  ['dollars', '125', '$125'],
  ['decimal', '12500.50', '12500.50'],
] as const)('as %s the amount %s is kept as %s', ([store, plain, kept]) => {
  expect(storedAmount(plain, store)).toBe(kept);
});

test('an amount is stored as digits unless the option is a known one', () => {
  expect(['dollars', 'decimal', 'digits', 'cents', undefined, 2].map(storeOf)).toEqual([
    'dollars',
    'decimal',
    'digits',
    'digits',
    'digits',
    'digits',
  ]);
});

test('thousands are separated only before the decimal point', () => {
  expect(['', '999', '1000', '1234567.8901'].map(grouped)).toEqual([
    '',
    '999',
    '1,000',
    '1,234,567.8901',
  ]);
});
