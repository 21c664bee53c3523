import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOf, refundInWords, refundOn } from '../../../../src/site/quote/offer/ledger.ts';
import { addDays, addMonths, daysBetween } from '../../../../src/engine/logic/dates.ts';

const CARD = 243;
const BANK = 0;
const PAYMENTS = 12;
const PLANS = [
  ['Basic', 29384],
  ['Premier', 44084],
  ['Deluxe', 49867],
  ['the sample', 12124],
] as const;

const priceOf = (monthlyCents: number, starts = '2026-12-01') => ({
  monthlyCents,
  starts,
  automaticPayments: PAYMENTS - 1,
  firstAutomaticPayment: addMonths(starts, 1),
});

describe('ledgerOf', () => {
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
    const price = priceOf(monthlyCents);
    expect(ledgerOf(price, feeCents)).toEqual({ ...price, feeCents, dueTodayCents, yearlyCents });
  });

  it('makes a year exactly today plus the automatic payments, whatever the amounts', () => {
    const cents = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.nat({ max: 24 }), (monthlyCents, fee, automaticPayments) => {
        const sum = ledgerOf({ ...priceOf(monthlyCents), automaticPayments }, fee);
        expect(sum.yearlyCents).toBe(monthlyCents * (automaticPayments + 1) + fee);
        expect(Number.isSafeInteger(sum.yearlyCents)).toBe(true);
      }),
    );
  });
});

describe('refundOn', () => {
  it.each([
    // what, starts, ends, paid, refunded
    ['the day of purchase, before coverage starts', '2027-01-31', '2027-01-02', 44084, 44084],
    ['the day coverage starts', '2027-01-31', '2027-01-31', 44084, 44084],
    ['one day later, of 28', '2027-01-31', '2027-02-01', 44084, 42510],
    ['the last day of the first month', '2027-01-31', '2027-02-27', 44084, 1574],
    ['the day of the second payment', '2027-01-31', '2027-02-28', 88168, 44084],
    ['halfway through a month of 30 days', '2027-04-01', '2027-04-16', 44084, 22042],
    ['halfway through February of a leap year', '2028-02-01', '2028-02-15', 44084, 22802],
    ['halfway through February of another year', '2027-02-01', '2027-02-15', 44084, 22042],
    ['on a leap day', '2028-02-01', '2028-02-29', 44084, 1520],
    ['a policy that started on a leap day', '2028-02-29', '2028-03-14', 44084, 22802],
    ['the last day of the year', '2027-04-01', '2028-03-31', 529008, 1422],
    ['the day after the year', '2027-04-01', '2028-04-01', 529008, 0],
    ['years later', '2027-04-01', '2031-01-01', 529008, 0],
  ])('ends %s', (_, starts, ends, paidCents, refundCents) => {
    expect(refundOn(priceOf(44084, starts), ends)).toEqual({ paidCents, refundCents });
  });

  const months = Array.from({ length: PAYMENTS }, (_, index) => index + 1);
  const starts = ['2026-12-01', '2027-01-31', '2027-06-30', '2028-02-29', '2027-02-28'];
  const cases = PLANS.flatMap(([name, cents]) => starts.map((day) => [name, day, cents] as const));

  it.each(cases)('%s from %s refunds less with every day of each month', (_, start, cents) => {
    const price = priceOf(cents, start);
    for (const month of months) {
      const from = addMonths(start, month - 1);
      const days = daysBetween(from, addMonths(start, month));
      const back = Array.from(
        { length: days },
        (__, day) => refundOn(price, addDays(from, day)).refundCents,
      );
      expect(back).toEqual(back.toSorted((a, b) => b - a));
      expect(back[0]).toBe(cents);
      expect(back.at(-1)).toBe(Math.round(cents / days));
    }
  });

  it.each(cases)('%s from %s counts a payment for every started month', (_, start, cents) => {
    const price = priceOf(cents, start);
    expect(
      months.map((month) => refundOn(price, addDays(addMonths(start, month - 1), 14)).paidCents),
    ).toEqual(months.map((month) => month * cents));
  });

  it('never refunds more than a month, or than was paid, on any day', () => {
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2120-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), day, fc.nat({ max: 800 }), (cents, from, later) => {
        const start = from.toISOString().slice(0, 10);
        const price = priceOf(cents, start);
        const { paidCents, refundCents } = refundOn(price, addDays(start, later));
        expect(refundCents).toBeLessThanOrEqual(paidCents);
        expect(Number.isSafeInteger(refundCents)).toBe(true);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(cents);
        expect(paidCents).toBeLessThanOrEqual(cents * PAYMENTS);
        expect(Number.isSafeInteger(paidCents)).toBe(true);
      }),
    );
  });

  it('never charges less for a longer time of coverage than for a shorter one', () => {
    const price = priceOf(49867, '2027-01-31');
    const used = Array.from({ length: 400 }, (_, day) => {
      const { paidCents, refundCents } = refundOn(price, addDays('2027-01-31', day));
      return paidCents - refundCents;
    });
    expect(used).toEqual(used.toSorted((a, b) => a - b));
  });
});

it.each([
  ['2027-01-31', 1, 'February 14, 2027'],
  ['2028-01-31', 1, 'February 14, 2028'],
  ['2027-04-01', 1, 'April 16, 2027'],
  ['2027-04-01', 12, 'March 16, 2028'],
])('halfway through a year from %s, month %i, is %s', (starts, month, middle) => {
  expect(refundInWords(priceOf(44084, starts), month)).toContain(middle);
});
