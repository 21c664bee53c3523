import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  /** What a change has done, or what a toast has said before. */
  kind: 'change' | 'posted';
  title: string;
  /** Paragraphs, and the button that closes or undoes. */
  children: ReactNode;
};

/** A notice below the question, in words that stay until its button is pressed. */
export const Notice = ({ kind, title, children }: Props) => (
  <aside className={`${styles.notice} ${styles[kind]}`} aria-label={title}>
    <NoticeTitle>{title}</NoticeTitle>
    {children}
  </aside>
);

export const NoticeTitle = ({ children }: { children: string }) => (
  <p className={styles.title}>{children}</p>
);
