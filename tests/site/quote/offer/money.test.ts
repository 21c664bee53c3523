import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, parseCents, splitCents } from '../../../../src/site/quote/offer/money.ts';

describe('parseCents', () => {
  it.each([
    ['440.84', 44084],
    ['0.07', 7],
    ['19', 1900],
    ['293.80', 29380],
    ['1000000.00', 100000000],
  ])('reads %s as %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it.each(['', ' 1.00', '1.0', '1.000', '1,000.00', '$1.00', '-1.00', '.50', '1e3', '１.00'])(
    'refuses %j, which is not how catalogs write a price',
    (text) => {
      expect(parseCents(text)).toBeUndefined();
    },
  );
});

describe('formatCents', () => {
  it.each([
    [0, '$0.00'],
    [7, '$0.07'],
    [243, '$2.43'],
    [44084, '$440.84'],
    [529251, '$5,292.51'],
    [123456789, '$1,234,567.89'],
  ])('writes %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it('loses no cent in a round trip through text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), (cents) => {
        expect(parseCents(formatCents(cents).replace(/[$,]/g, ''))).toBe(cents);
      }),
    );
  });
});

it('splits a price into its two sizes', () => {
  expect(splitCents(500005)).toEqual({ dollars: '$5,000', rest: '05' });
});
