import { addMonths, isIsoDate, latestYear } from '../../../engine/core.ts';
import type { Price } from './ledger.ts';
import { findPlan, samplePurchase, type Plan, type PlanCatalog, type PlanId } from './plans.ts';

/** What is sold: a plan and its price, or a sample if no plan was passed. */
export type Offer = Price & { plan: Plan; isSample: boolean };

type Passed = { planId?: PlanId; startDate?: string; today: string };

/**
 * The offer for the passed plan (decision D15). Its first automatic payment is a month after
 * coverage starts, and coverage starts on `startDate`, but not before `today`. Both dates are ISO
 * local; a start date that the date field would not accept (half typed, edited by hand) is ignored.
 */
export function offerFor(catalog: PlanCatalog, { planId, startDate, today }: Passed): Offer {
  const plan = findPlan(catalog, planId);
  const automaticPayments = catalog.payments.automatic;
  if (plan === undefined) {
    const { priceCents: monthlyCents, ...sample } = samplePurchase(catalog);
    const starts = addMonths(sample.firstAutomaticPayment, -1);
    return { ...sample, monthlyCents, automaticPayments, starts, isSample: true };
  }
  const starts = isValidStart(startDate, today) && startDate > today ? startDate : today;
  return {
    plan,
    monthlyCents: plan.priceCents,
    automaticPayments,
    starts,
    firstAutomaticPayment: addMonths(starts, 1),
    isSample: false,
  };
}

function isValidStart(date: string | undefined, today: string): date is string {
  return date !== undefined && isIsoDate(date) && Number(date.slice(0, 4)) <= latestYear(today);
}
