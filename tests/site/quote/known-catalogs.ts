import type brand from '../../../schemas/catalog/brand.json';
import type fraud from '../../../schemas/catalog/fraud-statements.json';
import type payment from '../../../schemas/catalog/payment.json';
import type plans from '../../../schemas/catalog/plans.json';

/**
 * The catalogs with figures of their own, so that tests of pages can spell out what they expect, and
 * a price, a fee or a phone number can change without breaking them. `tests/product/prices.test.ts`
 * checks the figures of the specification.
 */

type Load<T> = () => Promise<{ default: T }>;
type Plans = typeof plans;
type Plan = Plans['entries'][number];

const FIGURES: Readonly<Record<string, { price: string; limit: string; professional?: string }>> = {
  basic: { price: '293.84', limit: '$1M' },
  premier: { price: '440.84', limit: '$1M', professional: '$10K' },
  deluxe: { price: '498.67', limit: '$2M', professional: '$20K' },
};

const limits = (amount: string) => ({ perIncident: amount, perYear: amount, deductible: '$0' });

function knownPlan(plan: Plan): object {
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

export async function knownPlans(load: Load<Plans>): Promise<{ default: unknown }> {
  const { default: real } = await load();
  const known = {
    ...real,
    default: 'premier',
    fallback: { plan: 'premier', price: '121.24', firstAutomaticPayment: '2025-05-26' },
    payments: { automatic: 11 },
    entries: real.entries.map(knownPlan),
  };
  return { default: known };
}

export async function knownPayment(load: Load<typeof payment>): Promise<{ default: unknown }> {
  const { default: real } = await load();
  const fees: Readonly<Record<string, object>> = {
    card: { feePercent: '1.99', feeCents: 243, feeLabel: 'Card transaction fee ({percent}%)' },
    bank: { feeCents: 0, feeLabel: 'No transaction fee' },
  };
  const methods = real.methods.map((method) => ({ ...method, ...fees[method.id] }));
  const states = ['Connecticut', 'Maine', 'Massachusetts'];
  return { default: { ...real, methods, feeFreeStates: { ...real.feeFreeStates, states } } };
}

export async function knownBrand(load: Load<typeof brand>): Promise<{ default: typeof brand }> {
  const { default: real } = await load();
  const salesPhone = { display: '(312) 555-0142', tel: '+13125550142' };
  const license = 'No license yet: this demonstration sells no insurance.';
  const carrier = 'Lakefront Mutual (sample carrier)';
  return { default: { ...real, carrier, salesPhone, license } };
}

export async function knownFraud(load: Load<typeof fraud>): Promise<{ default: unknown }> {
  const { default: real } = await load();
  const states = {
    Florida: 'Whoever deceives an insurer is guilty of a felony of the third degree.',
    'New York': 'It is a crime, with a civil penalty not to exceed five thousand dollars.',
  };
  return { default: { ...real, default: 'Please make sure that your answers are true.', states } };
}
