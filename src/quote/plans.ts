import brand from '../../schemas/catalog/brand.json';
import catalogue from '../../schemas/catalog/plans.json';
import { parseCents } from './money.ts';

/** The `id` of an entry of `schemas/catalog/plans.json`. What a draft or a link holds may be none. */
export type PlanId = string;

export type Feature = { name: string; value: string; included: boolean };
type Limits = { perIncident: string; perYear: string; deductible: string };
type Explained = { title: string; description: string };

export type Plan = {
  id: PlanId;
  name: string;
  /** Integer cents a month. */
  priceCents: number;
  recommended: boolean;
  card: {
    rating: string;
    tier: string;
    coverageLimit: string;
    supportLevel: string;
    carrier: string;
  };
  features: readonly Feature[];
  whatsCovered: readonly Explained[];
  whatsNotCovered: readonly string[];
  coverageExamples: readonly Explained[];
  limits: { liability: Limits; professionalLiability: Limits };
};

/** Every plan, in the order of the catalogue (spec section 9). */
export const plans: readonly Plan[] = catalogue.entries.map(({ price, card, ...plan }) => ({
  ...plan,
  priceCents: catalogueCents(price),
  card: { ...card, carrier: card.carrier === 'brand.carrier' ? brand.carrier : card.carrier },
}));

export const defaultPlan: Plan = existingPlan(catalogue.default);

/** What the purchase page shows when it is opened with no plan passed (decision D15). */
export const samplePurchase = {
  plan: existingPlan(catalogue.fallback.plan),
  priceCents: catalogueCents(catalogue.fallback.price),
  firstAutomaticPayment: catalogue.fallback.firstAutomaticPayment,
};

/** Monthly payments that follow the one of today. */
export const automaticPayments = catalogue.payments.automatic;

/** The plan of that id in the catalogue. */
export function findPlan(id: PlanId | undefined): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

function existingPlan(id: PlanId): Plan {
  const plan = findPlan(id);
  if (plan === undefined) throw new Error(`schemas/catalog/plans.json has no plan "${id}"`);
  return plan;
}

function catalogueCents(price: string): number {
  const cents = parseCents(price);
  if (cents === undefined) throw new Error(`schemas/catalog/plans.json: "${price}" is no price`);
  return cents;
}
