import { useState } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import type { DraftStore } from '../types.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  store: Pick<DraftStore, 'keep' | 'startOver' | 'getSnapshot'>;
  /** The save state is `gone`. */
  gone: boolean;
  /** Called once the answers are gone here too: say so and leave the question. */
  onDeleted: (message: string) => void;
};

/**
 * Asks once what to do with answers that were deleted on the server (D29). Esc is neither yes nor
 * no: nothing is deleted here, and nothing is sent.
 */
export default function GoneQuestion({ store, gone, onDeleted }: Props) {
  const { done, ...question } = returnTexts.gone;
  const [dismissed, setDismissed] = useState<string>();
  if (!gone || dismissed === store.getSnapshot().uuid) return null;
  return (
    <ConfirmDialog
      {...question}
      onConfirm={() => {
        store.startOver();
        onDeleted(done);
      }}
      destructive
      onCancel={store.keep}
      onDismiss={() => setDismissed(store.getSnapshot().uuid)}
    />
  );
}
