import { describe, expect, it, vi } from 'vitest';
import { defaultPlan, findPlan, plans, samplePurchase } from '../../../src/site/quote/plans.ts';

vi.mock('../../../schemas/catalog/plans.json', async (load) => {
  const { knownPlans } = await import('./known-catalogs.ts');
  return knownPlans(load);
});
vi.mock('../../../schemas/catalog/brand.json', async (load) => {
  const { knownBrand } = await import('./known-catalogs.ts');
  return knownBrand(load);
});

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
    expect(defaultPlan.id).toBe('premier');
  });

  it('show Premier at 121.24 as the sample', () => {
    expect(samplePurchase).toMatchObject({
      priceCents: 12124,
      firstAutomaticPayment: '2025-05-26',
    });
    expect(samplePurchase.plan.id).toBe('premier');
  });

  it.each([undefined, '', 'gold', 'Premier', '__proto__'])('know no plan %j', (id) => {
    expect(findPlan(id)).toBeUndefined();
  });
});
