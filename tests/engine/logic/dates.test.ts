import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../../src/engine/logic/dates.ts';

const monthAfter = (date: string) => addMonths(date, 1);

describe('the month after', () => {
  it.each([
    ['2027-01-15', '2027-02-15'],
    ['2026-12-15', '2027-01-15'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-28', '2027-02-28'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2100-01-30', '2100-02-28'],
    ['2027-02-28', '2027-03-28'],
    ['2027-03-31', '2027-04-30'],
    ['2027-11-30', '2027-12-30'],
    ['0000-01-31', '0000-02-29'],
  ])('of %s is %s', (date, after) => {
    expect(monthAfter(date)).toBe(after);
  });

  it('is 28 to 31 days ahead, in the next month', () => {
    const days = fc.date({
      min: new Date('1901-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        const after = monthAfter(date);
        const ahead = (Date.parse(after) - Date.parse(date)) / 86_400_000;
        expect(ahead).toBeGreaterThanOrEqual(28);
        expect(ahead).toBeLessThanOrEqual(31);
        expect(Number(after.slice(5, 7)) % 12).toBe((Number(date.slice(5, 7)) + 1) % 12);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2027-01-31', 13, '2028-02-29'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-06-10', 0, '2027-06-10'],
  ])('%s and %i months is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });
});

describe('days', () => {
  it.each([
    ['2027-03-01', '2027-04-01', 31],
    ['2028-02-01', '2028-03-01', 29],
    ['2027-02-01', '2027-03-01', 28],
    ['2027-03-13', '2027-03-15', 2],
    ['2027-05-05', '2027-05-05', 0],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
    expect(addDays(from, days)).toBe(to);
  });
});
