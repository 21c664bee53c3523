import { Suspense, useId } from 'react';
import texts from '../../../schemas/content/quote.json';
import { LinkOffer } from '../../engine/pages.ts';
import { Fold } from './Fold.tsx';
import styles from './finish-later.module.css';

/** Offers the link to this quote before the browser deletes its copy. */
export function FinishLater() {
  const { title, text, make } = texts.later;
  const id = useId();
  return (
    <section className={styles.later} aria-labelledby={id}>
      <Fold summary={<h2 id={id}>{title}</h2>}>
        <p>{text}</p>
        <div className={styles.link}>
          <Suspense>
            <LinkOffer make={make} />
          </Suspense>
        </div>
      </Fold>
    </section>
  );
}
