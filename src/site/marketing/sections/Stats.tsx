import { SampleMark } from '../ui/SampleMark.tsx';
import styles from './stats.module.css';

export type Stat = { value: string; label: string };

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
