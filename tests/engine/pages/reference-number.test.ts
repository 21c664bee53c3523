import { expect, it } from 'vitest';
import { submitted } from '../../../src/engine/pages/reference-number.ts';
import { flow } from './onboarding.ts';

const NUMBER = flow.page('quote')?.number ?? { prefix: '', below: 1 };

/** A random source that returns these numbers in turn. */
function drawing(...numbers: number[]): Pick<Crypto, 'getRandomValues'> {
  return {
    getRandomValues: (values) => {
      if (values instanceof Uint32Array) values[0] = numbers.shift() ?? 0;
      return values;
    },
  };
}

it('a quote id is QTE- and a number below ten million', () => {
  expect(submitted(NUMBER, undefined, drawing(9_999_999))).toEqual({
    quoteStatus: 'quoted',
    quoteId: 'QTE-9999999',
  });
  expect(submitted(NUMBER, undefined, drawing(10_000_000)).quoteId).toBe('QTE-0');
});

it('a random number that would favor low ids is drawn again', () => {
  expect(submitted(NUMBER, undefined, drawing(4_290_000_000, 4_294_967_295, 42)).quoteId).toBe(
    'QTE-42',
  );
});

it('an existing id is kept', () => {
  expect(submitted(NUMBER, 'QTE-5', drawing(1)).quoteId).toBe('QTE-5');
});

it('by default it uses the platform’s random numbers', () => {
  expect(submitted(NUMBER, undefined).quoteId).toMatch(/^QTE-\d{1,7}$/);
});
