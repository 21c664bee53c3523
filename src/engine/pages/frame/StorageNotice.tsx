import content from '../../../../schemas/content/answer-tools.json';
import { useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './tools.module.css';

/**
 * Safari and every browser on an iPhone delete a site's data after seven days without a visit.
 * Tells those visitors once there is something to lose, beside the link that prevents it.
 */
export function StorageNotice() {
  const { currentStep } = useDraft();
  const { store } = useOnboarding();
  const clearsStorage = navigator.vendor.startsWith('Apple');
  if (!clearsStorage || !store.hasServer || currentStep <= 1) return null;
  return <p className={styles.storageNotice}>{content.resumeLink.keptFor}</p>;
}
