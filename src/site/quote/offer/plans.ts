import brand from '../../../../schemas/catalog/brand.json';
import exclusions from '../../../../schemas/catalog/plan-exclusions.json';
import { fill, onceEach } from '../../../engine/core.ts';
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
  /** The figures that texts about the plan may name in braces. */
  figures: Readonly<Record<string, string>>;
};

/** Data that the catalog states once for the listed plans, or for all. */
type Shared = { plans?: readonly PlanId[] };

/** `schemas/catalog/plans.json`. */
export type PlanCatalog = {
  default: PlanId;
  /** The plan shown on a purchase page opened without one (decision D15). */
  fallback: { plan: PlanId; price: string; firstAutomaticPayment: string };
  /** Monthly payments after today's. */
  payments: { automatic: number };
  notIncluded: string;
  rating: string;
  supportLevel: string;
  features: readonly (Shared & { name: string; value: string })[];
  whatsCovered: readonly (Shared & Explained)[];
  whatsNotCovered: readonly (Shared & { text: string })[];
  coverageExamples: readonly (Shared & Explained)[];
  entries: readonly Entry[];
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

/** Every plan of a catalog, in its order (spec section 9), with the figures filled into its texts. */
export const plansOf = onceEach((catalog: PlanCatalog): readonly Plan[] => {
  const lowestLimit = catalog.entries
    .map(({ limits }) => limits.liability.perIncident)
    .reduce((low, limit) => ((parseLimit(limit) ?? 0) < (parseLimit(low) ?? 0) ? limit : low));
  return catalog.entries.map((entry) => planOf(catalog, entry, lowestLimit));
});

/** The plan with that id in the catalog. */
export function findPlan(catalog: PlanCatalog, id: PlanId | undefined): Plan | undefined {
  return plansOf(catalog).find((plan) => plan.id === id);
}

/** The plan that is preselected. */
export const defaultPlan = (catalog: PlanCatalog): Plan => existingPlan(catalog, catalog.default);

/** The plan, price and date of a purchase page opened without a plan (decision D15). */
export const samplePurchase = (catalog: PlanCatalog) => ({
  plan: existingPlan(catalog, catalog.fallback.plan),
  priceCents: catalogCents(catalog.fallback.price),
  firstAutomaticPayment: catalog.fallback.firstAutomaticPayment,
});

function planOf(catalog: PlanCatalog, entry: Entry, lowestLimit: string): Plan {
  const { price, tier, limits: own, ...named } = entry;
  const { notIncluded, rating, supportLevel } = catalog;
  const nothing = { perIncident: notIncluded, perYear: notIncluded, deductible: notIncluded };
  const limits = { professionalLiability: nothing, ...own };
  const { perIncident: coverageLimit } = limits.liability;
  const professional = limits.professionalLiability.perIncident;
  const figures = { ...limits.liability, professional, lowestLimit };
  const isOf = ({ plans: only }: Shared) => only === undefined || only.includes(entry.id);
  const explain = ({ title, description }: Explained) => ({
    title: fill(title, figures),
    description: fill(description, figures),
  });
  return {
    ...named,
    limits,
    figures,
    priceCents: catalogCents(price),
    card: { rating, tier, coverageLimit, supportLevel, carrier: brand.carrier },
    features: catalog.features.map((line) => {
      const value = isOf(line) ? fill(line.value, figures) : notIncluded;
      return { name: line.name, value, included: value !== notIncluded };
    }),
    whatsCovered: catalog.whatsCovered.filter(isOf).map(explain),
    whatsNotCovered: [
      ...exclusions.entries.map(({ label }) => label),
      ...catalog.whatsNotCovered.filter(isOf).map(({ text }) => fill(text, figures)),
    ],
    coverageExamples: catalog.coverageExamples.filter(isOf).map(explain),
  };
}

function existingPlan(catalog: PlanCatalog, id: PlanId): Plan {
  const plan = findPlan(catalog, id);
  if (plan === undefined) throw new Error(`schemas/catalog/plans.json has no plan "${id}"`);
  return plan;
}

function catalogCents(price: string): number {
  const cents = parseCents(price);
  if (cents === undefined) throw new Error(`schemas/catalog/plans.json: "${price}" is not a price`);
  return cents;
}
