import texts from '../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './frame.module.css';

/** Stands in for a page that has not loaded: whoever waits can go home or call. */
export function Waiting() {
  return (
    <>
      <HeaderFrame />
      <main className={styles.loading} data-waiting="">
        <div>
          <p role="status">{texts.loading}</p>
          <p className={styles.slow}>{texts.loadingSlow}</p>
        </div>
      </main>
    </>
  );
}
