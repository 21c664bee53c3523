import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Says beside a figure or a quotation that it is a sample, and leads to the note that explains. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <a className={styles.target} href="#samples">
      <span className={styles.mark}>{children}</span>
    </a>
  );
}
