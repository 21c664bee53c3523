import brand from '../../../schemas/catalog/brand.json';
import exclusions from '../../../schemas/catalog/plan-exclusions.json';
import catalog from '../../../schemas/catalog/plans.json';
import { fill } from '../../engine/core.ts';
import { parseCents, parseLimit } from './money.ts';

/** The `id` of an entry of `schemas/catalog/plans.json`. A draft or a link may hold anything else. */
export type PlanId = string;

export type Feature = { name: string; value: string; included: boolean };
/** The limits of one kind of coverage as written: `$10K`, or the words for "not included". */
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

/** A plan in the catalog, without the data that plans share. */
type Entry = {
  id: PlanId;
  name: string;
  price: string;
  recommended: boolean;
  tier: string;
  limits: { liability: Limits; professionalLiability?: Limits };
};

/** Data that the catalog states once for the listed plans, or for all. */
type Shared = { plans?: readonly PlanId[] };

const { notIncluded, rating, supportLevel } = catalog;
const entries: readonly Entry[] = catalog.entries;
const featureLines: readonly (Shared & { name: string; value: string })[] = catalog.features;
const covered: readonly (Shared & Explained)[] = catalog.whatsCovered;
const notCovered: readonly (Shared & { text: string })[] = catalog.whatsNotCovered;
const examples: readonly (Shared & Explained)[] = catalog.coverageExamples;
const nothing: Limits = {
  perIncident: notIncluded,
  perYear: notIncluded,
  deductible: notIncluded,
};
const lowestLimit = entries
  .map(({ limits }) => limits.liability.perIncident)
  .reduce((low, limit) => ((parseLimit(limit) ?? 0) < (parseLimit(low) ?? 0) ? limit : low));

/** Every plan, in catalog order (spec section 9), with the figures filled into its texts. */
export const plans: readonly Plan[] = entries.map(withWords);

export const defaultPlan: Plan = existingPlan(catalog.default);

/** The plan shown on a purchase page opened without one (decision D15). */
export const samplePurchase = {
  plan: existingPlan(catalog.fallback.plan),
  priceCents: catalogCents(catalog.fallback.price),
  firstAutomaticPayment: catalog.fallback.firstAutomaticPayment,
};

/** Monthly payments after today's. */
export const automaticPayments = catalog.payments.automatic;

/** The plan with that id in the catalog. */
export function findPlan(id: PlanId | undefined): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** The figures that texts about a plan may name in braces. */
export function figuresOf({ limits }: Pick<Plan, 'limits'>): Readonly<Record<string, string>> {
  return {
    ...limits.liability,
    professional: limits.professionalLiability.perIncident,
    lowestLimit,
  };
}

function withWords({ price, tier, limits: own, ...entry }: Entry): Plan {
  const limits = { professionalLiability: nothing, ...own };
  const { perIncident: coverageLimit } = limits.liability;
  const figures = figuresOf({ limits });
  const isOf = ({ plans: only }: Shared) => only === undefined || only.includes(entry.id);
  const explain = ({ title, description }: Explained) => ({
    title: fill(title, figures),
    description: fill(description, figures),
  });
  return {
    ...entry,
    limits,
    priceCents: catalogCents(price),
    card: { rating, tier, coverageLimit, supportLevel, carrier: brand.carrier },
    features: featureLines.map((line) => {
      const value = isOf(line) ? fill(line.value, figures) : notIncluded;
      return { name: line.name, value, included: value !== notIncluded };
    }),
    whatsCovered: covered.filter(isOf).map(explain),
    whatsNotCovered: [
      ...exclusions.entries.map(({ label }) => label),
      ...notCovered.filter(isOf).map(({ text }) => fill(text, figures)),
    ],
    coverageExamples: examples.filter(isOf).map(explain),
  };
}

function existingPlan(id: PlanId): Plan {
  const plan = findPlan(id);
  if (plan === undefined) throw new Error(`schemas/catalog/plans.json has no plan "${id}"`);
  return plan;
}

function catalogCents(price: string): number {
  const cents = parseCents(price);
  if (cents === undefined) throw new Error(`schemas/catalog/plans.json: "${price}" is not a price`);
  return cents;
}
