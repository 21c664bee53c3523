import payment from '../../../schemas/catalog/payment.json';
import { formatCents } from '../quote/money.ts';
import type { PurchaseBlock } from '../quote/purchase-block.ts';
import { ActionBar, Button } from '../../engine/ui.ts';
import { fill } from '../../engine/core.ts';
import styles from './purchase-button.module.css';

type Props = {
  /** Id of the form that it submits. */
  form: string;
  /** Integer cents. */
  dueTodayCents: number;
  processing: boolean;
  /** Why nothing can be purchased yet. */
  block?: PurchaseBlock | undefined;
};

/**
 * The submit button, which says what is due today. Both of its texts share one grid cell, so that
 * it keeps its width. It is never `disabled`, because that would lose focus.
 */
export function PurchaseButton({ form, dueTodayCents, processing, block }: Props) {
  return (
    <ActionBar className={styles.bar}>
      <Button
        type="submit"
        form={form}
        data-primary=""
        className={styles.button ?? ''}
        aria-busy={processing}
        aria-disabled={processing || block !== undefined}
        aria-describedby={block?.by}
      >
        <span className={styles.words} aria-hidden={processing}>
          {fill(payment.purchase, { amount: formatCents(dueTodayCents) })}
        </span>
        <span className={styles.words} aria-hidden={!processing}>
          {payment.processing}
        </span>
      </Button>
      {block !== undefined && <p>{block.text}</p>}
      <output className="visually-hidden">{processing ? payment.processing : ''}</output>
    </ActionBar>
  );
}
