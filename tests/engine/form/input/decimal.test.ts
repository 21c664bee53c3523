import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  editDecimal,
  plainDecimal,
  tidyDecimal,
} from '../../../../src/engine/form/input/decimal.ts';
import { holds } from '../../../properties.ts';

const CENTS = { decimals: 2, signed: true };

describe('a decimal', () => {
  it.each([
    ['12.5', '12.5'],
    [' -1,234.567 kg', '-1234.56'],
    ['−3', '-3'],
    ['1.2.3', '1.23'],
    ['.5', '.5'],
    ['abc', ''],
    ['1234567890123456', '123456789012345'],
  ])('reads %j as %j', (text, plain) => {
    expect(plainDecimal(text, CENTS)).toBe(plain);
  });

  it.each([
    ['-5', { decimals: 2, signed: false }, '5'],
    ['5.7', { decimals: 0, signed: true }, '5'],
  ])('reads %j as its format has it', (text, format, plain) => {
    expect(plainDecimal(text, format)).toBe(plain);
  });

  it.each([
    ['', ''],
    ['-', ''],
    ['.', ''],
    ['-.', ''],
    ['5.', '5'],
    ['007.50', '7.5'],
    ['-0.25', '-0.25'],
  ])('leaves %j as %j', (plain, tidy) => {
    expect(tidyDecimal(plain)).toBe(tidy);
  });

  it('keeps the caret after the typed character', () => {
    const edit = { from: 1, to: 1, inserted: 'x9', direction: 'backward' } as const;
    expect(editDecimal('12', edit, CENTS)).toEqual({ text: '192', caret: 2 });
  });

  it('is never changed by tidying, and reads back as written', () => {
    holds(
      'decimals',
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (cents) => {
        const number = cents / 100;
        const tidy = tidyDecimal(plainDecimal(String(number), CENTS));
        expect(Number(tidy)).toBe(number);
        expect(tidyDecimal(plainDecimal(tidy, CENTS))).toBe(tidy);
      }),
      1000,
    );
  });
});
