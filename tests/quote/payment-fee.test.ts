import { expect, test, vi } from 'vitest';
import { feeIn, highestFee, isFeeFree } from '../../src/quote/payment-fee.ts';

vi.mock('../../schemas/catalog/payment.json', async (load) => {
  const { knownPayment } = await import('./known-catalogs.ts');
  return knownPayment(load);
});

const card = { feeCents: 243, feeLabel: 'Card transaction fee (1.99%)' };

test('a fee is charged except in the states that forbid one', () => {
  expect(feeIn('Texas', card)).toBe(card);
  expect(feeIn(undefined, card)).toBe(card);
  expect(feeIn('Maine', card)).toEqual({ feeCents: 0, feeLabel: 'No card fee in Maine' });
  expect(['Maine', 'Texas', undefined].map(isFeeFree)).toEqual([true, false, false]);
});

test('what costs nothing anyway is called as it is everywhere', () => {
  const bank = { feeCents: 0, feeLabel: 'No transaction fee' };
  expect(feeIn('Maine', bank)).toBe(bank);
});

test('the highest fee is that of the dearest way to pay', () => {
  expect(highestFee).toBe(243);
});
