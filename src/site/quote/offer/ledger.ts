import { addDays, addMonths, daysBetween, dateInWords, fill } from '../../../engine/core.ts';
import payment from '../../../../schemas/catalog/payment.json';
import { formatCents } from './money.ts';

/** What a plan costs before fees: integer cents a month, ISO local dates. */
export type Price = {
  monthlyCents: number;
  /** The first day of coverage. */
  starts: string;
  /** How many monthly payments follow today's. */
  automaticPayments: number;
  firstAutomaticPayment: string;
};

/** The payments and their dates. Amounts are integer cents of US dollars. */
type Ledger = Price & {
  /** The flat fee of the chosen way to pay, paid once, today. 0 when there is none. */
  feeCents: number;
  dueTodayCents: number;
  /** The total paid in a year: today's payment with its fee, and the automatic ones. */
  yearlyCents: number;
};

/** Adds up a plan's payments; the fee is a flat amount on top of the first one (decision D15). */
export function ledgerOf(price: Price, feeCents: number): Ledger {
  const { monthlyCents, automaticPayments } = price;
  const dueTodayCents = monthlyCents + feeCents;
  return {
    ...price,
    feeCents,
    dueTodayCents,
    yearlyCents: dueTodayCents + automaticPayments * monthlyCents,
  };
}

/** The result of a cancellation: what was paid until then, without the fee, and what is refunded. */
type Refund = { paidCents: number; refundCents: number };

/**
 * The prorated refund of a policy that ends on an ISO local date. Each payment buys one month of
 * coverage; the days of the last month from that date on are refunded, to the nearest cent. A payment
 * due on that date counts as made, and the fee is never refunded.
 */
export function refundOn(price: Price, ends: string): Refund {
  const { monthlyCents, starts, automaticPayments } = price;
  const payments = automaticPayments + 1;
  const month = monthsBegun(starts, ends, payments);
  if (month >= payments) return { paidCents: payments * monthlyCents, refundCents: 0 };
  const from = addMonths(starts, month);
  const days = daysBetween(from, addMonths(starts, month + 1));
  const unused = Math.min(days, daysBetween(ends, addMonths(starts, month + 1)));
  return {
    paidCents: (month + 1) * monthlyCents,
    refundCents: Math.round((monthlyCents * unused) / days),
  };
}

/** The day in the middle of a month of coverage; the first month is 1. */
function middleOfMonth({ starts }: Pick<Price, 'starts'>, month: number): string {
  const from = addMonths(starts, month - 1);
  return addDays(from, Math.floor(daysBetween(from, addMonths(starts, month)) / 2));
}

/** Whole months of coverage completed by a day, at most `most`; 0 before coverage starts. */
function monthsBegun(starts: string, day: string, most: number): number {
  let months = 0;
  while (months < most && addMonths(starts, months + 1) <= day) months += 1;
  return months;
}

/** What the total of a year is made of. */
export function totalInWords({ feeCents, automaticPayments }: Ledger): string {
  const hint = feeCents > 0 ? payment.totalHint : payment.totalHintNoFee;
  return fill(hint, { payments: automaticPayments + 1 });
}

/** The month of the example of a refund, if the policy has that many. */
export const exampleMonth = ({ automaticPayments }: Price): number =>
  Math.min(6, automaticPayments + 1);

/** What is refunded if the policy ends in the middle of a month; the first month is 1. */
export function refundInWords(price: Price, month: number): string {
  const ends = middleOfMonth(price, month);
  const { paidCents, refundCents } = refundOn(price, ends);
  return fill(payment.refund.answer, {
    date: dateInWords(ends),
    paid: formatCents(paidCents),
    refund: formatCents(refundCents),
  });
}
