import texts from '../../../schemas/content/funnel-texts.json';
import styles from './frame.module.css';

/** While a step's code is on its way; on the way forward it is there already. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      {texts.loading}
    </div>
  );
}
