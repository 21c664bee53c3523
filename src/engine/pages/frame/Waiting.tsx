import { useEffect, useState, type ReactNode } from 'react';
import texts from '../../../../schemas/content/step-texts.json' with { type: 'json' };
import styles from './waiting.module.css';

/** Longer than a question takes on a slow phone network. */
const LATE_MS = 4000;

/**
 * Stands in for a page that is loading, and says so if that takes long, e.g. without a network. Where
 * the browser runs no scripts, it never loads, and the page says that instead.
 * `header` lets a waiting visitor go home or call.
 */
export function Waiting({ header }: { header: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {header}
      <main className={styles.loading} data-waiting="">
        <p role="status">{isLate ? texts.late : texts.loading}</p>
        <noscript>
          <p>{texts.noScripts}</p>
        </noscript>
      </main>
    </>
  );
}
