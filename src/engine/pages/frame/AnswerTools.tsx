import { useNavigate } from 'react-router-dom';
import { DeleteAnswers } from '../../draft/ui/DeleteAnswers.tsx';
import { startPath } from '../../flow/navigate.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useDraft, useOnboarding } from '../onboarding-context.tsx';
import LinkOffer from './LinkOffer.tsx';
import content from '../../../../schemas/content/answer-tools.json';
import styles from './tools.module.css';

/** Makes a link for another device, and deletes all answers (D29). */
export default function AnswerTools() {
  const { flow, store } = useOnboarding();
  const navigate = useNavigate();
  return (
    <>
      <StorageNotice />
      <LinkOffer />
      <DeleteAnswers
        store={store}
        onDeleted={(text) => {
          notify({ tone: 'success', text });
          void navigate(startPath(flow));
        }}
      />
    </>
  );
}

/**
 * Safari and every browser on an iPhone delete a site's data after seven days without a visit.
 * Tells those visitors once there is something to lose, beside the link that prevents it.
 */
export function StorageNotice() {
  const { currentStep } = useDraft();
  const { store } = useOnboarding();
  const clearsStorage = navigator.vendor.startsWith('Apple');
  if (!clearsStorage || !store.hasLinks || currentStep <= 1) return null;
  return <p className={styles.storageNotice}>{content.resumeLink.keptFor}</p>;
}
