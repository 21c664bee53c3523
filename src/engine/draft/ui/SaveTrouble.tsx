import { useSyncExternalStore, type ReactNode } from 'react';
import type { DraftStore } from '../types.ts';
import { detailOf } from './save-state-words.ts';
import styles from './save-status.module.css';

type Props = {
  store: Pick<DraftStore, 'saveState' | 'subscribeSaveState'>;
  /** What to offer if nothing is stored on this device. */
  children?: ReactNode;
};

/**
 * Explains a saving problem and what can be done about it. Place it below the question: above, it
 * would push away the button that a visitor is about to press.
 */
export function SaveTrouble({ store, children }: Props) {
  const state = useSyncExternalStore(store.subscribeSaveState, store.saveState);
  const detail = detailOf(state);
  if (detail === '') return null;
  return (
    <div className={styles.detail}>
      <p>{detail}</p>
      {state.kind === 'not-stored' && children}
    </div>
  );
}
