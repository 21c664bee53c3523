import texts from '../../../schemas/content/funnel-texts.json' with { type: 'json' };
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './frame.module.css';

/**
 * Stands in for a page that has not loaded, or is about to be opened in a new version: whoever waits
 * can go home or call.
 */
export function Waiting({ renewing = false }: { renewing?: boolean }) {
  return (
    <>
      <HeaderFrame />
      <main className={styles.loading} data-waiting="">
        <p role="status">{renewing ? texts.renewing : texts.loading}</p>
      </main>
    </>
  );
}
