import { useNavigate } from 'react-router-dom';
import { startPath } from '../../flow/navigate.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useDraft, useOnboarding } from '../onboarding-context.tsx';
import LinkOffer from './LinkOffer.tsx';
import content from '../../../../schemas/content/answer-tools.json';
import styles from './tools.module.css';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { DraftStore } from '../../draft/types.ts';
import { ConfirmDialog } from '../../draft/ui/ConfirmDialog.tsx';

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
function StorageNotice() {
  const { currentStep } = useDraft();
  const { store } = useOnboarding();
  const clearsStorage = navigator.vendor.startsWith('Apple');
  if (!clearsStorage || !store.hasLinks || currentStep <= 1) return null;
  return <p className={styles.storageNotice}>{content.resumeLink.keptFor}</p>;
}

const { deleteAnswers: texts } = content;

type Props = {
  store: Pick<DraftStore, 'deleteEverywhere' | 'hasServer'>;
  /** Called once both copies are gone: say so and leave the question. */
  onDeleted: (message: string) => void;
};

type Progress = 'closed' | 'asking' | 'deleting' | 'failed';

/** "Delete my answers": the browser's copy and the remote rows, or neither (D29). */
export function DeleteAnswers({ store, onDeleted }: Props) {
  const [progress, setProgress] = useState<Progress>('closed');

  async function erase() {
    setProgress('deleting');
    const outcome = await store.deleteEverywhere();
    setProgress(outcome === 'deleted' ? 'closed' : 'failed');
    if (outcome === 'deleted') onDeleted(texts.done);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setProgress('asking')}>
        {texts.open}
      </Button>
      {progress !== 'closed' && (
        <ConfirmDialog
          title={texts.title}
          text={store.hasServer ? texts.text : texts.textHere}
          confirm={texts.confirm}
          cancel={texts.cancel}
          destructive
          {...(progress === 'deleting' ? { busy: texts.deleting } : {})}
          {...(progress === 'failed' ? { error: texts.failed } : {})}
          onConfirm={() => void erase()}
          onCancel={() => setProgress('closed')}
        />
      )}
    </>
  );
}
