import type { ReactNode } from 'react';
import styles from './sample-mark.module.css';

type Props = {
  /** Links to the note that explains it: once on a page, because every link is a tab stop. */
  explained?: boolean;
  children: ReactNode;
};

/** Marks a figure or a quotation as a sample. */
export function SampleMark({ explained = false, children }: Props) {
  const mark = <span className={styles.mark}>{children}</span>;
  if (!explained) return mark;
  return (
    <a className={styles.target} href="#samples">
      {mark}
    </a>
  );
}
