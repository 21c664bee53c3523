import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/purchase.json';
import type { Offer } from '../quote/offer.ts';
import { PaymentLedger } from '../quote/PaymentLedger.tsx';
import { fill } from '../../engine/core.ts';
import styles from './payment-totals.module.css';
import type { PaymentMethod } from './payment-methods.ts';

type Props = { offer: Offer; method: PaymentMethod; quoteId?: string };

/** Everything that would be paid, before the button that would pay it. */
export function PaymentTotals({ offer, method, quoteId }: Props) {
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
      <PaymentLedger price={offer} fee={method} />
      <p className={styles.note}>{payment.creditNotice}</p>
    </section>
  );
}
