// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import brand from '../../../schemas/catalog/brand.json';
import { priceLine } from '../../../src/site/funnel/pages/price-line.ts';
import { siteStore } from '../../../src/site/funnel/site-store.ts';
import { surroundings } from '../../../src/site/funnel/surroundings.ts';
import { flow } from '../../engine/pages/onboarding.ts';
import { carpenterAnswers } from '../../browser/funnel/carpenter.ts';

it('the title of every page ends with the name of the site', () => {
  expect(surroundings.titleOf?.('Step 2 of 21: Which?')).toBe(
    `Step 2 of 21: Which? | ${brand.name}`,
  );
});

it('a change shows its effect on the price, as on the quote', () => {
  const inMaine = { ...carpenterAnswers, operatingState: 'Maine' };
  expect(priceLine(carpenterAnswers, inMaine, flow)).toContain(
    'due today are $440.84 instead of $443.27',
  );
  expect(priceLine(carpenterAnswers, carpenterAnswers, flow)).toContain(
    'The price has not changed.',
  );
  const withPlan = { ...inMaine, purchase: { planId: 'deluxe' } };
  expect(priceLine(carpenterAnswers, withPlan, flow)).not.toBe(
    priceLine(carpenterAnswers, inMaine, flow),
  );
});

it('a quote that does not arrive is reported in the words of the specification', () => {
  expect(siteStore({ flow: 'any', columns: [] }).submitFailed).toEqual({
    title: 'Quote submission error',
    text: "We couldn't process your quote at this time. Please try again later.",
    tone: 'error',
    stays: true,
  });
});
