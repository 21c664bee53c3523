import { useId } from 'react';
import texts from '../../schemas/content/quote.json';
import { Button } from '../ui/Button.tsx';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './quote-head.module.css';

/** The first step on the visitor's path that is not answered, and where it is. */
export type Gap = { label: string; href: string };

/** The heading, the quote's number when there is one, and what kind of figures these are (D2). */
export function QuoteHead({ quoteId }: { quoteId?: string }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      <p className={styles.facts}>
        {quoteId !== undefined && (
          <strong className={styles.number}>{fill(texts.quoteNumber, { quoteId })}</strong>
        )}
        <span className={styles.sample}>{texts.sample}</span>
      </p>
      <Button variant="quiet" className={styles.print ?? ''} onClick={() => window.print()}>
        <Icon name="print" size={20} />
        {texts.print}
      </Button>
      <p className={styles.estimate}>
        {texts.estimate} {texts.coverageStarts}
      </p>
    </header>
  );
}

/** Says that the quote is not complete and leads to the first open question (decision D7). */
export function QuoteGap({ id, gap }: { id: string; gap: Gap }) {
  const title = useId();
  return (
    <section className={styles.gap} aria-labelledby={title}>
      <Icon name="alert" />
      <div id={id}>
        <h2 id={title}>{texts.gap.title}</h2>
        <p>{texts.gap.text}</p>
        <Link to={gap.href}>{fill(texts.gap.link, { step: gap.label })}</Link>
      </div>
    </section>
  );
}
