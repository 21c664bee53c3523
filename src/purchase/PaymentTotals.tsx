import payment from '../../schemas/catalog/payment.json';
import texts from '../../schemas/content/purchase.json';
import { dateInWords } from '../ui/date-in-words.ts';
import { fill } from '../ui/fill.ts';
import { formatCents } from '../quote/money.ts';
import type { Offer } from './offer.ts';
import styles from './payment-totals.module.css';
import type { PaymentMethod } from './payment-methods.ts';
import { summarizePayments } from './summary.ts';

type Props = { offer: Offer; method: PaymentMethod; quoteId?: string };

/** Everything that would be paid, before the button that would pay it. */
export function PaymentTotals({ offer, method, quoteId }: Props) {
  const sum = summarizePayments(offer, method.feeCents);
  const monthly = formatCents(sum.monthlyCents);
  const count = sum.automaticPayments;
  const payments = count + 1;
  const yearlyHint = sum.feeCents > 0 ? texts.summary.yearlyHint : texts.summary.yearlyHintNoFee;
  return (
    <section className={styles.totals} aria-labelledby="payment-summary">
      <h2 id="payment-summary" className={styles.title}>
        {texts.summary.title}
      </h2>
      <p className={styles.plan}>
        <strong>{fill(texts.yourPlan, { plan: offer.plan.name })}</strong>
        {offer.isSample && <span className={styles.sample}>{texts.sample}</span>}
        {quoteId !== undefined && <small>{fill(texts.quoteNumber, { quoteId })}</small>}
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>{payment.monthlyPrice}</dt>
          <dd>{monthly}</dd>
        </div>
        <div>
          <dt>{method.feeLabel}</dt>
          <dd>{formatCents(sum.feeCents)}</dd>
        </div>
        <div className={styles.due} aria-live="polite" aria-atomic="true">
          <dt>{payment.dueToday}</dt>
          <dd>{formatCents(sum.dueTodayCents)}</dd>
        </div>
      </dl>
      <p className={styles.schedule}>
        {fill(payment.schedule, { count, date: dateInWords(sum.firstAutomaticPayment) })}{' '}
        <small>{fill(texts.summary.later, { count, price: monthly })}</small>
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>
            {texts.summary.yearly} <small>{fill(yearlyHint, { payments })}</small>
          </dt>
          <dd>{formatCents(sum.yearlyCents)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{payment.cancel}</p>
      <p className={styles.note}>{payment.creditNotice}</p>
    </section>
  );
}
