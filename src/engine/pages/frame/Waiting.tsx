import type { ReactNode } from 'react';
import texts from '../../../../schemas/content/step-texts.json' with { type: 'json' };
import styles from './waiting.module.css';

type Props = {
  /** Lets a waiting visitor go home or call. */
  header: ReactNode;
  renewing?: boolean;
};

/** Stands in for a page that is loading, or about to be reloaded in a new version. */
export function Waiting({ header, renewing = false }: Props) {
  return (
    <>
      {header}
      <main className={styles.loading} data-waiting="">
        <p role="status">{renewing ? texts.renewing : texts.loading}</p>
      </main>
    </>
  );
}
