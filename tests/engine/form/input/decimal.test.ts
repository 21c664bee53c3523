import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  editDecimal,
  plainDecimal,
  tidyDecimal,
} from '../../../../src/engine/form/input/decimal.ts';
import { holds } from '../../../properties.ts';

const CENTS = { decimals: 2, signed: true, unit: 'kg' };

describe('a decimal', () => {
  it.each([
    ['12.5', '12.5'],
    [' -1,234.56 kg', '-1234.56'],
    ['１２．５', '12.5'],
    ['−3', '-3'],
    ['.5', '.5'],
    ['', ''],
  ])('reads %j as %j', (text, plain) => {
    expect(plainDecimal(text, CENTS)).toBe(plain);
  });

  it.each([
    ['-5', { decimals: 2, signed: false }],
    ['5.7', { decimals: 0, signed: true }],
    ['33.333', CENTS],
    ['1.2.3', CENTS],
    ['33,3', CENTS],
    ['1/3', CENTS],
    ['1e3', CENTS],
    ['12 lb', CENTS],
    ['abc', CENTS],
    ['1234567890123456', CENTS],
  ])('%j is not exactly one number of its format, and stays as it is', (text, format) => {
    expect(plainDecimal(text, format)).toBeUndefined();
    const edit = { from: 0, to: 0, inserted: text, direction: 'backward' } as const;
    expect(editDecimal('', edit, format)).toEqual({ text, caret: text.length });
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
    const edit = { from: 1, to: 1, direction: 'backward' } as const;
    expect(editDecimal('12', { ...edit, inserted: '9' }, CENTS)).toEqual({ text: '192', caret: 2 });
    expect(editDecimal('12', { ...edit, inserted: 'x' }, CENTS)).toEqual({ text: '12', caret: 1 });
  });

  it('makes nothing of a typed comma, unless the whole is a number then', () => {
    const typed = (keys: string) =>
      Array.from(keys).reduce((text, inserted) => {
        const edit = {
          from: text.length,
          to: text.length,
          inserted,
          direction: 'backward',
        } as const;
        return editDecimal(text, edit, CENTS).text;
      }, '');
    expect(['3,5', '1.5,5', '3,500'].map(typed)).toEqual(['3,5', '1.5,5', '3500']);
  });

  it('is never changed by tidying, and reads back as written', () => {
    holds(
      'decimals',
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (cents) => {
        const number = cents / 100;
        const tidy = tidyDecimal(plainDecimal(String(number), CENTS) ?? 'none');
        expect(Number(tidy)).toBe(number);
        expect(plainDecimal(tidy, CENTS)).toBe(tidy);
      }),
      1000,
    );
  });
});
