import { describe, expect, it } from 'vitest';
import {
  defaultPlan,
  findPlan,
  plansOf,
  samplePurchase,
} from '../../../../src/site/quote/offer/plans.ts';
import { knownCatalogs } from './known-catalogs.ts';

const catalog = knownCatalogs.plans;
const plans = plansOf(catalog);

describe('plans', () => {
  it('have their prices in whole cents', () => {
    expect(plans.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['basic', 29384],
      ['premier', 44084],
      ['deluxe', 49867],
    ]);
  });

  it('name the carrier of the brand', () => {
    expect(plans.map(({ card }) => card.carrier)).toEqual(
      plans.map(() => 'Lakefront Mutual (sample carrier)'),
    );
  });

  it('preselect Premier', () => {
    expect(defaultPlan(catalog).id).toBe('premier');
  });

  it('show Premier at 121.24 as the sample', () => {
    expect(samplePurchase(catalog)).toMatchObject({
      priceCents: 12124,
      firstAutomaticPayment: '2025-05-26',
    });
    expect(samplePurchase(catalog).plan.id).toBe('premier');
  });

  it.each([undefined, '', 'gold', 'Premier', '__proto__'])('know no plan %j', (id) => {
    expect(findPlan(catalog, id)).toBeUndefined();
  });
});
