import payment from '../../../schemas/catalog/payment.json';
import texts from '../../../schemas/content/purchase.json';
import { fill } from '../../engine/core.ts';
import { buttonClass, Icon, Link } from '../../engine/ui.ts';
import '../../engine/ui/icons/signs.ts';
import type { Plan } from '../quote/offer/plans.ts';
import styles from './purchase-page.module.css';

type Props = {
  quoteId?: string;
  plan: Plan | undefined;
  quoteHref: string;
  receiptHref: string | undefined;
};

/** Stands in for the purchase page once the purchase has been made. */
export function EndedPurchase({ quoteId, plan, quoteHref, receiptHref }: Props) {
  const { ended } = texts;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1} className={styles.title}>
          {ended.title}
        </h1>
        <p className={styles.demo}>
          <Icon name="info" />
          <span>{`${payment.done} ${ended.once}`}</span>
        </p>
      </header>
      <p>
        {[
          quoteId !== undefined && fill(texts.quoteNumber, { quoteId }),
          plan && fill(texts.yourPlan, { plan: plan.name }),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={styles.ways}>
        {receiptHref !== undefined && (
          <Link to={receiptHref} className={buttonClass('primary')}>
            {ended.receipt}
          </Link>
        )}
        <Link to={quoteHref} className={buttonClass('secondary')}>
          {ended.quote}
        </Link>
      </p>
    </div>
  );
}
