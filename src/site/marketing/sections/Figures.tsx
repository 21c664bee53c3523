import styles from './stats.module.css';
import type { ReactNode } from 'react';
import sample from './sample-mark.module.css';

type Stat = { value: string; label: string };

/** Figures set over a dimension line, as on a drawing. */
export function Stats({ items, mark }: { items: readonly Stat[]; mark: string }) {
  return (
    <section className={styles.stats} aria-label={mark}>
      <ul className={styles.row}>
        {items.map(({ value, label }) => (
          <li key={label}>
            <span className={styles.value}>{value}</span>{' '}
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <SampleMark explained>{mark}</SampleMark>
    </section>
  );
}

type Props = {
  /** Links to the note that explains it: once on a page, because every link is a tab stop. */
  explained?: boolean;
  children: ReactNode;
};

/** Marks a figure or a quotation as a sample. */
export function SampleMark({ explained = false, children }: Props) {
  const mark = <span className={sample.mark}>{children}</span>;
  if (!explained) return mark;
  return (
    <a className={sample.target} href="#samples">
      {mark}
    </a>
  );
}

/** An amount and its period, e.g. `$25/month`: browsers may break the line after the slash. */
const PRICE = /(\$[\d.,]+\/\w+)/;

/** A text in which a price stays on one line. */
export function PricedText({ children }: { children: string }) {
  return children.split(PRICE).map((part, index) =>
    PRICE.test(part) ? (
      // The only identity of a part of a fixed text is its position.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
