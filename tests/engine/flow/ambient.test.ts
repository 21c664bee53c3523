import { describe, expect, it } from 'vitest';
import { ambientAt, localDate } from '../../../src/engine/flow/stored/dates.ts';

describe('localDate', () => {
  it("is the visitor's local day, late at night and early in the morning", () => {
    expect(localDate(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
    expect(localDate(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31');
  });
});

describe('ambientAt', () => {
  it('has the day, the year, and the id and quote of the draft', () => {
    const draft = { uuid: '0123456789ab', quoteId: 'QTE-1', quoteStatus: 'quoted' };
    expect(ambientAt('2026-05-26', draft)).toEqual({
      $today: '2026-05-26',
      $year: 2026,
      $uuid: '0123456789ab',
      $quoteId: 'QTE-1',
      $quoteStatus: 'quoted',
    });
    expect(ambientAt('2026-05-26')).toMatchObject({ $uuid: undefined, $quoteId: undefined });
  });
});
