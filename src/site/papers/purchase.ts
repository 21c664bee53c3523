import { isIsoDate } from '../../engine/core.ts';
import type { SaleCatalogs } from '../quote/offer/catalogs.ts';
import { feesIn } from '../quote/offer/payment-fee.ts';
import { findPlan, type PlanId } from '../quote/offer/plans.ts';

/** A demonstration purchase: its plan, the way to pay, and its ISO local date. */
export type Purchase = { plan: PlanId; method: string; on: string };

const NAMES = ['plan', 'method', 'on'] as const;

/** Reads the purchase from URL parameters, which must not hold personal data; undefined if none. */
export function purchaseIn(
  { plans, payment }: SaleCatalogs,
  parameters: URLSearchParams,
): Purchase | undefined {
  const [plan = '', method = '', on = ''] = NAMES.map((name) => parameters.get(name) ?? '');
  const isKnown =
    findPlan(plans, plan) && feesIn(payment, undefined).some(({ id }) => id === method);
  return isKnown && isIsoDate(on) ? { plan, method, on } : undefined;
}

/** The address of the receipt of a purchase, at the path of the papers. */
export function receiptHref(path: string, purchase: Purchase): string {
  const parameters = NAMES.map((name) => [name, purchase[name]]);
  return `${path}?${new URLSearchParams([['paper', 'receipt'], ...parameters]).toString()}`;
}
