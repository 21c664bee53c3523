import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/papers.json';
import { dateInWords } from '../../ui/date-in-words.ts';
import { fill } from '../../ui/fill.ts';
import { ledgerOf, middleOfMonth, refundOn, type Price } from '../ledger.ts';
import { formatCents } from '../money.ts';
import type { PaymentFee } from '../payment-fee.ts';
import type { Fact, Part } from './paper.ts';

/** The month of the sample refund, as on the quote. */
const REFUND_MONTH = 6;

/** The payments as on the quote and the purchase page, with a sample refund. */
export function paymentParts(price: Price, fee: PaymentFee): Part[] {
  const ledger = ledgerOf(price, fee.feeCents);
  const count = ledger.automaticPayments;
  const hint = ledger.feeCents > 0 ? payment.totalHint : payment.totalHintNoFee;
  const lines: Fact[] = [
    { label: payment.monthlyPrice, value: formatCents(ledger.monthlyCents) },
    { label: fee.feeLabel, value: formatCents(ledger.feeCents) },
    { label: payment.dueToday, value: formatCents(ledger.dueTodayCents) },
    {
      label: payment.total,
      value: `${formatCents(ledger.yearlyCents)} (${fill(hint, { payments: count + 1 })})`,
    },
    refundFact(price),
  ];
  const date = dateInWords(ledger.firstAutomaticPayment);
  return [
    { kind: 'facts', facts: lines },
    { kind: 'text', text: fill(payment.schedule, { count, date }) },
  ];
}

function refundFact(price: Price): Fact {
  const month = Math.min(REFUND_MONTH, price.automaticPayments + 1);
  const ends = middleOfMonth(price, month);
  const { paidCents, refundCents } = refundOn(price, ends);
  return {
    label: fill(texts.quote.refund, { month }),
    value: fill(payment.refund.answer, {
      date: dateInWords(ends),
      paid: formatCents(paidCents),
      refund: formatCents(refundCents),
    }),
  };
}
