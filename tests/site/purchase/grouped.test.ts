import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from '../../../src/site/purchase/grouped.ts';

const CARD = { size: 4 };
const EXPIRY = { size: 2, sign: '/' };

it.each([
  ['4242', CARD, '4242'],
  ['42424', CARD, '4242 4'],
  ['4242424242424242', CARD, '4242 4242 4242 4242'],
  ['4242-4242-4242', CARD, '4242 4242 4242'],
  ['4242 ', CARD, '4242'],
  ['12', EXPIRY, '12'],
  ['123', EXPIRY, '12/3'],
  ['12/30', EXPIRY, '12/30'],
  ['', CARD, ''],
  ['none', CARD, 'none'],
])('%s is shown as %s', (typed, groups, shown) => {
  expect(grouped(typed, groups)).toBe(shown);
});

it('keeps all digits in order, and leaves grouped text unchanged', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
      const shown = grouped(digits, CARD);
      expect(shown.replaceAll(' ', '')).toBe(digits);
      expect(grouped(shown, CARD)).toBe(shown);
    }),
  );
});
