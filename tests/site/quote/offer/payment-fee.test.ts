import { expect, test } from 'vitest';
import { feesIn } from '../../../../src/site/quote/offer/payment-fee.ts';
import { knownCatalogs } from './known-catalogs.ts';

const feesOf = (state: string | undefined) =>
  feesIn(knownCatalogs.payment, state).map(({ id, feeCents, feeLabel }) => [
    id,
    feeCents,
    feeLabel,
  ]);

test.each(['Texas', undefined])('a card costs its fee in %s, with its percentage', (state) => {
  expect(feesOf(state)).toEqual([
    ['card', 243, 'Card transaction fee (1.99%)'],
    ['bank', 0, 'No transaction fee'],
  ]);
});

test.each(['Connecticut', 'Maine', 'Massachusetts'])(
  'a card costs nothing in %s, and what costs nothing anyway is called as everywhere',
  (state) => {
    expect(feesOf(state)).toEqual([
      ['card', 0, `No card fee in ${state}`],
      ['bank', 0, 'No transaction fee'],
    ]);
  },
);
