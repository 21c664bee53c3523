import { useId } from 'react';
import brand from '../../schemas/catalog/brand.json';
import texts from '../../schemas/content/quote.json';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import '../ui/icons/signs.ts';
import type { ToldLine } from './coverage.ts';
import styles from './call-first.module.css';

type Props = {
  id: string;
  /** The answers that need an underwriter's approval. */
  reasons: readonly ToldLine[];
  quoteId?: string;
  /** True once the visitor has chosen to continue without a call. */
  isRead: boolean;
  onRead: (isRead: boolean) => void;
};

/** "Call us before you buy": each reason, the next step, and the checkbox that allows the purchase. */
export function CallFirst({ id, reasons, quoteId, isRead, onRead }: Props) {
  const box = useId();
  const { call } = texts;
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} tabIndex={-1}>
          <Icon name="phone" />
          {call.title}
        </h2>
        <p>{quoteId === undefined ? call.textWithoutId : fill(call.text, { quoteId })}</p>
        <ul className={styles.reasons}>
          {reasons.map(({ answer, told }) => (
            <li key={`${answer} ${told}`}>{told}</li>
          ))}
        </ul>
        <p className={styles.next}>
          <a href={`tel:${brand.salesPhone.tel}`} className={styles.phone}>
            {fill(call.button, { phone: brand.salesPhone.display })}
          </a>{' '}
          {brand.availability}
        </p>
        <p className={styles.confirm}>
          <input
            type="checkbox"
            id={box}
            className="mark"
            checked={isRead}
            onChange={({ target }) => onRead(target.checked)}
          />
          <label htmlFor={box}>{call.confirm}</label>
        </p>
      </div>
    </section>
  );
}
