import type { KeyboardEvent, ReactNode } from 'react';
import styles from './field.module.css';

type Props = {
  /** The field, for visitors who jump right to the summary. */
  label: string;
  summary: string;
  children: ReactNode;
};

/** What a visitor can read about a question, but need not. */
export function OnDemand({ label, summary, children }: Props) {
  return (
    <details className={styles.onDemand}>
      <summary onKeyDown={closeOnEscape}>
        <span>{summary}</span>
        <span className={styles.unseen}>{`: ${label}`}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent) {
  if (key === 'Escape') currentTarget.parentElement?.removeAttribute('open');
}
