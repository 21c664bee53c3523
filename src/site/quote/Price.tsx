import texts from '../../../schemas/content/quote.json';
import { formatCents, splitCents } from './money.ts';
import styles from './price.module.css';

/** A monthly price in large type; screen readers get one amount instead of two parts. */
export function Price({ id, cents }: { id?: string; cents: number }) {
  const { dollars, rest } = splitCents(cents);
  return (
    <p id={id} className={styles.price}>
      <span className="visually-hidden">{`${formatCents(cents)} ${texts.plans.perMonthInWords}`}</span>
      <span aria-hidden="true">
        <span>{dollars}</span>
        <small className={styles.cents}>{`.${rest}`}</small>
        <small className={styles.month}>{texts.plans.perMonth}</small>
      </span>
    </p>
  );
}
