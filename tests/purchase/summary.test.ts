import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summarizePayments } from '../../src/purchase/summary.ts';

const CARD = 243;
const BANK = 0;

describe('summarizePayments', () => {
  it.each([
    // plan, cents a month, fee, due today, in a year
    ['Basic by card', 29384, CARD, 29627, 352851],
    ['Basic by bank', 29384, BANK, 29384, 352608],
    ['Premier by card', 44084, CARD, 44327, 529251],
    ['Premier by bank', 44084, BANK, 44084, 529008],
    ['Deluxe by card', 49867, CARD, 50110, 598647],
    ['Deluxe by bank', 49867, BANK, 49867, 598404],
    ['the sample by card', 12124, CARD, 12367, 145731],
    ['the sample by bank', 12124, BANK, 12124, 145488],
  ])('adds up %s', (_, monthlyCents, feeCents, dueTodayCents, yearlyCents) => {
    const price = { monthlyCents, automaticPayments: 11, firstAutomaticPayment: '2027-01-01' };
    expect(summarizePayments(price, feeCents)).toEqual({
      ...price,
      feeCents,
      dueTodayCents,
      yearlyCents,
    });
  });

  it('makes a year exactly today plus the automatic payments, whatever the amounts', () => {
    const cents = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.nat({ max: 24 }), (monthlyCents, fee, automaticPayments) => {
        const price = { monthlyCents, automaticPayments, firstAutomaticPayment: '2027-01-01' };
        const sum = summarizePayments(price, fee);
        expect(sum.yearlyCents).toBe(monthlyCents * (automaticPayments + 1) + fee);
        expect(Number.isSafeInteger(sum.yearlyCents)).toBe(true);
      }),
    );
  });
});
