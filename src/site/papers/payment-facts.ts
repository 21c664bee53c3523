import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/papers.json';
import { dateInWords, fill } from '../../engine/core.ts';
import { ledgerOf, type Price } from '../quote/ledger.ts';
import { formatCents } from '../quote/money.ts';
import type { PaymentFee } from '../quote/payment-fee.ts';
import { exampleMonth, refundInWords, totalInWords } from '../quote/payment-words.ts';
import type { Fact, Part } from './paper.ts';

/** The payments as on the quote and the purchase page, with a sample refund. */
export function paymentParts(price: Price, fee: PaymentFee): Part[] {
  const ledger = ledgerOf(price, fee.feeCents);
  const count = ledger.automaticPayments;
  const month = exampleMonth(price);
  const lines: Fact[] = [
    { label: payment.monthlyPrice, value: formatCents(ledger.monthlyCents) },
    { label: fee.feeLabel, value: formatCents(ledger.feeCents) },
    { label: payment.dueToday, value: formatCents(ledger.dueTodayCents) },
    {
      label: payment.total,
      value: `${formatCents(ledger.yearlyCents)} (${totalInWords(ledger)})`,
    },
    { label: fill(texts.quote.refund, { month }), value: refundInWords(price, month) },
  ];
  const date = dateInWords(ledger.firstAutomaticPayment);
  return [
    { kind: 'facts', facts: lines },
    { kind: 'text', text: fill(payment.schedule, { count, date }) },
  ];
}
