import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editAmount,
  plainAmount,
  showAmount,
  tidyAmount,
  type AmountFormat,
} from '../../../../src/engine/form/input/amount.ts';
import { TypedField } from './typing.ts';

const dollars: AmountFormat = { group: true, decimals: 0, isMoney: true, maxLength: 9 };
const cost: AmountFormat = { group: true, decimals: 2, isMoney: true, maxLength: 12 };
const count: AmountFormat = { group: true, decimals: 0, isCount: true, maxLength: 9 };

function field(format: AmountFormat, text = '', caret = text.length): TypedField {
  return new TypedField((previous, edit) => editAmount(previous, edit, format), text, caret);
}

describe('an amount in any text', () => {
  it.each([
    ['$1,234', '1234'],
    ['1234', '1234'],
    [' 1 234 ', '1234'],
    ['1\u00a0234\u202f567', '1234567'],
    ['１２３４', '1234'],
    ['＄１，２３４．５６', '1234'],
    ['$1,234.56', '1234'],
    ['250k', '250000'],
    ['', ''],
    ['.', ''],
  ])('whole dollars: %j is %j', (text, plain) => {
    expect(plainAmount(text, dollars)).toBe(plain);
  });

  it.each([
    ['12500.5', '12500.5'],
    ['$12,500.50', '12500.50'],
    ['.5', '.5'],
  ])('with cents: %j is %j', (text, plain) => {
    expect(plainAmount(text, cost)).toBe(plain);
  });

  it.each([
    '1.5e6',
    '1.234,56',
    '1.234.567',
    '1.234',
    '1,23',
    '1,2345',
    '1,234 567',
    '100-150k',
    '-500',
    '-$5',
    '(500)',
    '12😀3<script>alert(4)</script>',
    'abc',
    '.56',
    '1 million or 2',
    '9'.repeat(10_000),
  ])('%j is not exactly one amount', (text) => {
    expect(plainAmount(text, dollars)).toBeUndefined();
    expect(field(dollars).paste(text).text).toBe(text);
  });

  it.each(['12.5', '$12', '5-10', '~5', '12 people'])('%j is not exactly one count', (text) => {
    expect(plainAmount(text, count)).toBeUndefined();
    expect(field(count).paste(text).text).toBe(text);
  });
});

describe('separators', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['123', '123'],
    ['1234', '1,234'],
    ['1234567', '1,234,567'],
    ['1234.5', '1,234.5'],
    ['1234.', '1,234.'],
    ['000', '000'],
  ])('%j is shown as %j', (plain, shown) => {
    expect(showAmount(plain, true)).toBe(shown);
  });

  it('are left out when the field has none', () => {
    expect(showAmount('1234567', false)).toBe('1234567');
  });
});

describe('leaving an amount', () => {
  it.each([
    ['0005', '5'],
    ['0', '0'],
    ['000', '0'],
    ['12.', '12'],
    ['.5', '0.50'],
    ['12500.5', '12500.50'],
    ['.', ''],
    ['0.50', '0.50'],
    ['', ''],
  ])('%j becomes %j', (plain, tidy) => {
    expect(tidyAmount(plain)).toBe(tidy);
  });
});

describe('typing an amount', () => {
  it('sets separators while digits arrive', () => {
    expect(field(dollars).type('1234567').shown).toBe('1,234,567|');
  });

  it('keeps the caret after a digit typed in the middle', () => {
    expect(field(dollars, '1,234', 2).type('9').shown).toBe('19|,234');
    expect(field(dollars, '123', 1).type('9').shown).toBe('1,9|23');
    expect(field(dollars, '12,345', 4).type('00').shown).toBe('1,230,0|45');
  });

  it('erases the digit beside a separator', () => {
    expect(field(dollars, '1,234', 2).backspace().shown).toBe('|234');
    expect(field(dollars, '1,234', 1).delete().shown).toBe('1|34');
  });

  it('empties with Backspace alone and with Delete alone', () => {
    expect(field(dollars, '1,234,567').backspace(7).shown).toBe('|');
    expect(field(dollars, '1,234,567', 0).delete(7).shown).toBe('|');
  });

  it('drops letters, signs and emoji and leaves the caret where it was', () => {
    expect(field(dollars, '1,234', 2).type('a-😀').shown).toBe('1|,234');
    expect(field(dollars, '1,234', 5).type('x').shown).toBe('1,234|');
  });

  it('keeps leading zeros until the visitor is done with them', () => {
    expect(field(dollars, '1,000', 1).backspace().type('2').shown).toBe('2|,000');
  });

  it('shows cents typed into whole dollars, and ignores them', () => {
    expect(field(dollars).type('85000.00').shown).toBe('85,000.00|');
    expect(plainAmount('85,000.00', dollars)).toBe('85000');
    expect(field(dollars).type('1.2.345').shown).toBe('1.23|');
  });

  it('accepts no more digits than fit, wherever they are typed', () => {
    expect(field(dollars, '123,456,789', 1).type('0').shown).toBe('1|23,456,789');
    expect(field(dollars, '123,456', 0).paste('99999').shown).toBe('99999|123,456');
  });

  it.each([
    ['250K', '250,000|'],
    ['$ 250k', '250,000|'],
    ['$1,200k', '1,200,000|'],
    ['1.2M', '1,200,000|'],
    ['.5m', '500,000|'],
    ['1.2345678m', '1,234,567.8|'],
    ['1.2 million', '1,200,000|'],
    ['k', '|'],
    ['12 monkeys', '12 monkeys|'],
  ])('a paste of %j shows %j', (pasted, shown) => {
    expect(field(dollars).paste(pasted).shown).toBe(shown);
  });

  it('expands a typed k or M', () => {
    expect(field(dollars).type('250k').shown).toBe('250,000|');
    expect(field(dollars).type('1.2 million').shown).toBe('1,200,000|');
    expect(field(cost).type('1.255k').shown).toBe('1,250|');
  });

  it('expands no k when amounts are too small for separators', () => {
    expect(field({ ...dollars, group: false }).type('5m').shown).toBe('5|');
  });

  it('replaces a selection with the pasted text', () => {
    expect(field(dollars, '1,234', 0).paste('$98,765.43', 5).shown).toBe('98,765.43|');
  });

  it('accepts one decimal point and two digits after it when cents are asked', () => {
    expect(field(cost).type('12500.505').shown).toBe('12,500.50|');
    expect(field(cost, '1.5', 1).type('.').shown).toBe('1|.5');
  });

  it('refuses a decimal point that would cut off digits', () => {
    expect(field(cost, '12,345', 1).type('.').shown).toBe('1|2,345');
  });

  it('shows a correctly grouped amount within its limit after any sequence of keys', () => {
    const key = fc.constantFrom('7', '0', '.', 'a', 'Backspace', 'Delete', 'Left', 'Home');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), fc.boolean(), (keys, cents) => {
        const format = cents ? cost : dollars;
        const typed = field(format);
        for (const pressed of keys) press(typed, pressed);
        const plain = typed.text.replaceAll(',', '');
        expect(plain).toMatch(/^\d*(\.\d{0,2})?$/);
        const [whole, part = ''] = plain.split('.');
        const isAmount = cents || whole !== '' || /^0*$/.test(part);
        expect(plainAmount(typed.text, format)).toBe(
          isAmount ? (cents ? plain : whole) : undefined,
        );
        expect(plain.length).toBeLessThanOrEqual(format.maxLength);
        expect(typed.text).toBe(showAmount(plain, true));
        expect(typed.caret).toBeGreaterThanOrEqual(0);
        expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
      }),
    );
  });
});

function press(typed: TypedField, key: string): void {
  if (key === 'Backspace') typed.backspace();
  else if (key === 'Delete') typed.delete();
  else if (key === 'Left') typed.at(Math.max(0, typed.caret - 1));
  else if (key === 'Home') typed.at(0);
  else typed.type(key);
}
