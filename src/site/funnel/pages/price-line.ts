import texts from '../../../../schemas/content/page-texts.json';
import type { ChangeLine } from '../../../engine/pages.ts';
import { shippedPlans, type SaleCatalogs } from '../../quote/offer/catalogs.ts';
import { shippedPayment, feesIn } from '../../quote/offer/payment-fee.ts';
import { fill, type Answers } from '../../../engine/core.ts';
import { chosenPlan } from './choices.ts';
import { ledgerOf } from '../../quote/offer/ledger.ts';
import { formatCents } from '../../quote/offer/money.ts';
import { offerFor } from '../../quote/offer/offer.ts';
import { defaultPlan } from '../../quote/offer/plans.ts';

/** How a change affects the price of the chosen plan. */
export const priceLine: ChangeLine = (before, now, flow) => {
  const plan = chosenPlan(shippedPlans, flow, now);
  const price = priceChange(
    { plans: shippedPlans, payment: shippedPayment },
    before,
    now,
    plan?.id,
  );
  return price === undefined ? texts.samePrice : fill(texts.otherPrice, price);
};

/** The amounts due today for the answers before and now, formatted; undefined if they are equal. */
export function priceChange(
  figures: Pick<SaleCatalogs, 'plans' | 'payment'>,
  before: Answers,
  now: Answers,
  planId: string = defaultPlan(figures.plans).id,
): { before: string; now: string } | undefined {
  const [old, due] = [dueToday(figures, before, planId), dueToday(figures, now, planId)];
  return old === due ? undefined : { before: formatCents(old), now: formatCents(due) };
}

/** In integer cents, with the preselected payment method. */
function dueToday(
  { plans, payment }: Pick<SaleCatalogs, 'plans' | 'payment'>,
  { operatingState }: Answers,
  planId: string,
): number {
  const [fee] = feesIn(payment, typeof operatingState === 'string' ? operatingState : undefined);
  // No amount depends on the day.
  const price = offerFor(plans, { planId, today: '2000-01-01' });
  return ledgerOf(price, fee?.feeCents ?? 0).dueTodayCents;
}
