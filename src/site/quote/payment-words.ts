import payment from '../../../schemas/catalog/payment.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { middleOfMonth, refundOn, type Ledger, type Price } from './ledger.ts';
import { formatCents } from './money.ts';

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
