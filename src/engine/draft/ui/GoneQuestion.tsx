import { useState } from 'react';
import returnTexts from '../../../../schemas/content/return-texts.json';
import type { DraftStore } from '../types.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  store: Pick<DraftStore, 'keep' | 'getSnapshot'>;
  /** The save state is `gone`. */
  gone: boolean;
  onDelete: () => void;
};

/**
 * Asks once what to do with answers that were deleted on the server (D29). Esc is neither yes nor
 * no: nothing is deleted here, and nothing is sent.
 */
export default function GoneQuestion({ store, gone, onDelete }: Props) {
  const [dismissed, setDismissed] = useState<string>();
  if (!gone || dismissed === store.getSnapshot().uuid) return null;
  return (
    <ConfirmDialog
      {...returnTexts.gone}
      onConfirm={onDelete}
      destructive
      onCancel={store.keep}
      onDismiss={() => setDismissed(store.getSnapshot().uuid)}
    />
  );
}
