import { expect, it } from 'vitest';
import { priceChange } from '../../../../src/site/funnel/pages/price-line.ts';
import { knownCatalogs } from '../../quote/offer/known-catalogs.ts';

const inState = (operatingState: string) => ({ operatingState });

it.each([
  ['another street', inState('Illinois'), { ...inState('Illinois'), street: 'Elm' }, undefined],
  ['another state with the same fee', inState('Illinois'), inState('Texas'), undefined],
  [
    'a state that allows no fee',
    inState('Illinois'),
    inState('Maine'),
    { before: '$443.27', now: '$440.84' },
  ],
])('%s', (_change, before, now, change) => {
  expect(priceChange(knownCatalogs, before, now)).toEqual(change);
});

it('uses the chosen plan', () => {
  expect(priceChange(knownCatalogs, inState('Maine'), inState('Texas'), 'basic')).toEqual({
    before: '$293.84',
    now: '$296.27',
  });
});
