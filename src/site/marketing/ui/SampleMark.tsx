import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

/** Marks a figure or a quotation as a sample and links to the note that explains it. */
export function SampleMark({ children }: { children: ReactNode }) {
  return (
    <a className={styles.target} href="#samples">
      <span className={styles.mark}>{children}</span>
    </a>
  );
}
