import type { Json } from '../../engine/core.ts';
import { ledgerOf } from './ledger.ts';
import { formatCents } from './money.ts';
import { offerFor } from './offer.ts';
import { feesIn } from './payment-fee.ts';
import { defaultPlan } from './plans.ts';

type Answers = Readonly<Record<string, Json | undefined>>;

/** The amounts due today for the answers before and now, formatted; undefined if they are equal. */
export function priceChange(
  before: Answers,
  now: Answers,
  planId: string = defaultPlan.id,
): { before: string; now: string } | undefined {
  const [old, due] = [dueToday(before, planId), dueToday(now, planId)];
  return old === due ? undefined : { before: formatCents(old), now: formatCents(due) };
}

/** In integer cents, with the preselected payment method. */
function dueToday({ operatingState }: Answers, planId: string): number {
  const [fee] = feesIn(typeof operatingState === 'string' ? operatingState : undefined);
  // No amount depends on the day.
  const price = offerFor({ planId, today: '2000-01-01' });
  return ledgerOf(price, fee?.feeCents ?? 0).dueTodayCents;
}
