import { useState } from 'react';
import content from '../../../../schemas/content/answer-tools.json';
import { Button } from '../../ui/Button.tsx';
import type { DraftStore } from '../types.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
