import type { KeyboardEvent } from 'react';
import texts from '../../../../schemas/content/form-texts.json';
import styles from './field.module.css';

/**
 * The reason for a question, on demand. The summary names the question for visitors who jump right
 * to it.
 */
export function WhyWeAsk({ label, text }: { label: string; text: string }) {
  return (
    <details className={styles.why}>
      <summary onKeyDown={closeOnEscape}>
        <span>{texts.field.why}</span>
        <span className={styles.unseen}>: {label}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent) {
  if (key === 'Escape') currentTarget.parentElement?.removeAttribute('open');
}
