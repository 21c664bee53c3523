import fraud from '../../../../schemas/catalog/fraud-statements.json';
import payment from '../../../../schemas/catalog/payment.json';
import plans from '../../../../schemas/catalog/plans.json';
import type { SaleCatalogs } from '../../../../src/site/quote/offer/catalogs.ts';
import type { PlanCatalog } from '../../../../src/site/quote/offer/plans.ts';

/**
 * The catalogs with figures of their own, so that tests of pages can spell out what they expect, and
 * a price or a fee can change without breaking them. `tests/product/prices.test.ts` checks the
 * figures of the specification.
 */

type Entry = PlanCatalog['entries'][number];

const FIGURES: Readonly<Record<string, { price: string; limit: string; professional?: string }>> = {
  basic: { price: '293.84', limit: '$1M' },
  premier: { price: '440.84', limit: '$1M', professional: '$10K' },
  deluxe: { price: '498.67', limit: '$2M', professional: '$20K' },
};

const limits = (amount: string) => ({ perIncident: amount, perYear: amount, deductible: '$0' });

function knownPlan(plan: Entry): Entry {
  const figures = FIGURES[plan.id];
  if (figures === undefined) throw new Error(`The tests know no plan ${plan.id}.`);
  const { price, limit, professional } = figures;
  return {
    ...plan,
    price,
    recommended: plan.id === 'premier',
    limits: {
      liability: limits(limit),
      ...(professional && { professionalLiability: limits(professional) }),
    },
  };
}

const FEES: Readonly<Record<string, object>> = {
  card: { feePercent: '1.99', feeCents: 243, feeLabel: 'Card transaction fee ({percent}%)' },
  bank: { feeCents: 0, feeLabel: 'No transaction fee' },
};

export const knownCatalogs: SaleCatalogs = {
  plans: {
    ...plans,
    default: 'premier',
    fallback: { plan: 'premier', price: '121.24', firstAutomaticPayment: '2025-05-26' },
    payments: { automatic: 11 },
    entries: plans.entries.map(knownPlan),
  },
  payment: {
    methods: payment.methods.map((method) => ({ ...method, ...FEES[method.id] })),
    feeFreeStates: {
      ...payment.feeFreeStates,
      states: ['Connecticut', 'Maine', 'Massachusetts'],
    },
  },
  fraudStatements: {
    ...fraud,
    default: 'Please make sure that your answers are true.',
    states: {
      Florida: 'Whoever deceives an insurer is guilty of a felony of the third degree.',
      'New York': 'It is a crime, with a civil penalty not to exceed five thousand dollars.',
    },
  },
};
