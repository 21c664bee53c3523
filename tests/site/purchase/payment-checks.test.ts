import { describe, expect, it } from 'vitest';
import { brandOf, faultOf } from '../../../src/site/purchase/payment-checks.ts';

const surrounding = { cardNumber: '4242 4242 4242 4242', today: '2026-11-21' };

describe('what is typed into a payment field', () => {
  it.each([
    ['card-number', '4242 4242 4242 4242', undefined],
    ['card-number', '4242-4242-4242-4242', undefined],
    ['card-number', '378282246310005', undefined],
    ['card-number', '6011111111111117', undefined],
    ['card-number', '2223003122003222', undefined],
    ['card-number', '4242 4242 4242 4241', 'form'],
    ['card-number', '4242 4242', 'form'],
    // Right by its sum, but too long for its brand.
    ['card-number', '55555555555544440', 'form'],
    ['card-number', '4242 4242 4242 424x', 'form'],
    ['card-expiry', '11/26', undefined],
    ['card-expiry', '1/2027', undefined],
    ['card-expiry', '10/26', 'past'],
    ['card-expiry', '13/27', 'form'],
    ['card-expiry', '00/27', 'form'],
    ['card-expiry', '1127', 'form'],
    ['security-code', '123', undefined],
    ['security-code', '1234', 'form'],
    ['security-code', 'abc', 'form'],
    ['routing-number', '110000000', undefined],
    ['routing-number', '021000021', undefined],
    ['routing-number', '021000022', 'form'],
    ['routing-number', '000000000', 'form'],
    ['routing-number', '11000000', 'form'],
    ['account-number', '000123456789', undefined],
    ['account-number', '123', 'form'],
    ['account-number', '123456789012345678', 'form'],
  ])('%s: %s is %s', (check, text, fault) => {
    expect(faultOf(check, text, surrounding)).toBe(fault);
  });

  it.each(['card-number', 'card-expiry', 'security-code', 'routing-number', 'account-number'])(
    '%s may stay empty (D15)',
    (check) => expect(faultOf(check, ' ', surrounding)).toBeUndefined(),
  );

  it('has a security code as long as the brand says, and three or four digits without one', () => {
    const of = (cardNumber: string, code: string) =>
      faultOf('security-code', code, { ...surrounding, cardNumber });
    expect([of('3782', '1234'), of('3782', '123')]).toEqual([undefined, 'form']);
    expect([of('', '1234'), of('', '123')]).toEqual([undefined, undefined]);
  });

  it('any wrong digit of a card number is noticed', () => {
    const right = '4242424242424242';
    for (const at of Array.from(right).keys()) {
      for (const digit of '0123456789') {
        const text = right.slice(0, at) + digit + right.slice(at + 1);
        expect(faultOf('card-number', text, surrounding) === undefined).toBe(text === right);
      }
    }
  });
});

describe('the brand of a card', () => {
  it.each([
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['2720', 'Mastercard'],
    ['2721', undefined],
    ['34', 'American Express'],
    ['65', 'Discover'],
    ['', undefined],
    ['9', undefined],
  ])('%s is of %s', (digits, name) => expect(brandOf(digits)?.name).toBe(name));
});
