import payment from '../../schemas/catalog/payment.json';
import quoteTexts from '../../schemas/content/quote.json';
import { formatCents } from '../quote/money.ts';
import { Button } from '../ui/Button.tsx';
import { fill } from '../ui/fill.ts';
import styles from './purchase-button.module.css';

type Props = {
  /** Integer cents. */
  dueTodayCents: number;
  processing: boolean;
  /** Id of the element that explains why nothing can be purchased yet. */
  blockedBy?: string | undefined;
};

/**
 * The submit button, which says what is due today. Both of its texts share one grid cell, so that
 * it keeps its width. It is never `disabled`, because that would lose focus.
 */
export function PurchaseButton({ dueTodayCents, processing, blockedBy }: Props) {
  return (
    <>
      <Button
        type="submit"
        data-primary=""
        data-actions=""
        className={styles.button ?? ''}
        aria-busy={processing}
        aria-disabled={processing || blockedBy !== undefined}
        aria-describedby={blockedBy}
      >
        <span className={styles.words} aria-hidden={processing}>
          {fill(payment.purchase, { amount: formatCents(dueTodayCents) })}
        </span>
        <span className={styles.words} aria-hidden={!processing}>
          {payment.processing}
        </span>
      </Button>
      {blockedBy !== undefined && <p>{quoteTexts.call.blocked}</p>}
      <output className="visually-hidden">{processing ? payment.processing : ''}</output>
    </>
  );
}
