import payment from '../../schemas/catalog/payment.json';
import { Button } from '../ui/Button.tsx';
import styles from './purchase-button.module.css';

/**
 * The button that sends the form. Both of its words lie in one place, so that it keeps its width;
 * it is never `disabled`, because that would take the focus away.
 */
export function PurchaseButton({ processing }: { processing: boolean }) {
  return (
    <>
      <Button
        type="submit"
        data-primary=""
        data-actions=""
        className={styles.button ?? ''}
        aria-busy={processing}
        aria-disabled={processing}
      >
        <span className={styles.words} aria-hidden={processing}>
          {payment.purchase}
        </span>
        <span className={styles.words} aria-hidden={!processing}>
          {payment.processing}
        </span>
      </Button>
      <output className="visually-hidden">{processing ? payment.processing : ''}</output>
    </>
  );
}
