import type { Json } from '../../engine/core.ts';
import { ledgerOf } from './ledger.ts';
import { formatCents } from './money.ts';
import { offerFor } from './offer.ts';
import { feesIn } from './payment-fee.ts';
import type { SaleCatalogs } from './catalogs.ts';
import { defaultPlan } from './plans.ts';

type Answers = Readonly<Record<string, Json | undefined>>;

/** The amounts due today for the answers before and now, formatted; undefined if they are equal. */
export function priceChange(
  catalogs: Pick<SaleCatalogs, 'plans' | 'payment'>,
  before: Answers,
  now: Answers,
  planId: string = defaultPlan(catalogs.plans).id,
): { before: string; now: string } | undefined {
  const [old, due] = [dueToday(catalogs, before, planId), dueToday(catalogs, now, planId)];
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
