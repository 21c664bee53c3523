import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from '../../../schemas/content/purchase.json';
import type { PaymentField } from '../../../src/site/purchase/payment-methods.ts';
import { tidyPayment, typedPayment } from '../../../src/site/purchase/PaymentFields.tsx';

const fieldOf = (id: string): PaymentField => {
  const field = texts.fields.card.find((one) => one.id === id);
  if (field === undefined) throw new Error(`There is no field ${id}`);
  return field;
};
const number = fieldOf('number');
const expiry = fieldOf('expiry');

/** What a field shows after these keys, each typed at its end. */
const typed = (field: PaymentField, keys: string): string =>
  Array.from(keys).reduce((text, key) => typedPayment(field, text + key), '');

describe('a card number', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['37828224', '3782 8224'],
    ['none', 'none'],
    ['', ''],
  ])('typed as %s is shown as %s', (keys, shown) => {
    expect(typed(number, keys)).toBe(shown);
  });

  it('pasted with other separators is shown in its groups', () => {
    expect(typedPayment(number, '4242-4242-4242')).toBe('4242 4242 4242');
    expect(typedPayment(number, '3782 8224 6310 005')).toBe('3782 822463 10005');
    expect(typedPayment(number, '4242 ')).toBe('4242');
  });

  it('keeps all digits in order, and grouped text unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        const shown = typedPayment(number, digits);
        expect(shown.replaceAll(' ', '')).toBe(digits);
        expect(tidyPayment(number, shown)).toBe(shown);
      }),
    );
  });
});

describe('the month in which a card ends', () => {
  it.each([
    ['0228', '02/28', '02/28'],
    ['02/28', '02/28', '02/28'],
    ['02/2028', '02/2028', '02/28'],
    ['022028', '02/2028', '02/28'],
    ['2/28', '2/28', '02/28'],
    ['228', '2/28', '02/28'],
    ['2/2028', '2/2028', '02/28'],
    ['1/28', '1/28', '01/28'],
    ['1228', '12/28', '12/28'],
    ['1328', '1/328', '1/328'],
    ['2 - 28', '2 - 28', '02/28'],
    ['12', '12', '12'],
    ['', '', ''],
    ['next year', 'next year', 'next year'],
  ])('typed as %s is shown as %s, and as %s once it was left', (keys, shown, left) => {
    expect(typed(expiry, keys)).toBe(shown);
    expect(tidyPayment(expiry, shown)).toBe(left);
    expect(tidyPayment(expiry, left)).toBe(left);
  });

  it.each(['02/2028', '2/28', '0228', '02-28'])('pasted or filled in as %s is February', (text) => {
    expect(tidyPayment(expiry, typedPayment(expiry, text))).toBe('02/28');
  });
});
