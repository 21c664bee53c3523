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

/** Marks a figure or a quotation as a sample: quietly, except where a press explains it. */
export function SampleMark({ explained = false, children }: Props) {
  if (!explained) return <span className={sample.quiet}>{children}</span>;
  return (
    <a className={sample.target} href="#samples">
      <span className={sample.mark}>{children}</span>
    </a>
  );
}
