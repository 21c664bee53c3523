import { useEffect, useState } from 'react';
import { fill } from '../../logic/text-syntax.ts';
import { useAfterPress } from '../../ui/deferred.ts';
import { useOnline } from '../../ui/browser-state.ts';
import { draftTexts } from '../texts.ts';
import type { DraftStore, SaveState } from '../types.ts';
import { detailOf, lineOf } from './save-state-words.ts';
import styles from './save-status.module.css';
import { useNow } from './when-text.ts';

const { saveState: texts } = draftTexts;

type Props = {
  store: Pick<DraftStore, 'saveState' | 'subscribeSaveState' | 'hasServer'>;
};

/**
 * One quiet line on where the answers are stored, in space reserved from the start. A screen reader
 * announces trouble in full, and its end, but not every save.
 */
export function SaveStatus({ store }: Props) {
  const state = useShownState(store);
  const now = useNow(state);
  const offline = !useOnline() && store.hasServer && FINE_OFFLINE.has(state.kind);
  const line = offline ? texts.offline : lineOf(state, now);
  return (
    <div className={styles.status} data-save-state={state.kind}>
      {line && (
        <p className={offline || isTrouble(state) ? styles.trouble : styles.line}>
          <span className={styles.mark} aria-hidden="true" />
          <span>{line}</span>
        </p>
      )}
      <output className="visually-hidden" aria-live="polite">
        {useAnnouncement(state, offline)}
      </output>
    </div>
  );
}

const IDLE: SaveState = { kind: 'idle' };

/** States that the offline message replaces. */
const FINE_OFFLINE: ReadonlySet<SaveState['kind']> = new Set([
  'idle',
  'saving',
  'saved',
  'on-device',
]);

/**
 * The save state to show, which the prerendered page does not know. Never updated during a press,
 * because that could move its target.
 */
function useShownState(store: Props['store']): SaveState {
  const [shown, setShown] = useState(IDLE);
  const afterPress = useAfterPress();
  useEffect(() => {
    const show = () => afterPress(() => setShown(store.saveState()));
    show();
    return store.subscribeSaveState(show);
  }, [afterPress, store]);
  return shown;
}

function isTrouble(state: SaveState): boolean {
  if (state.kind === 'on-device') return state.retry;
  return state.kind === 'rejected' || state.kind === 'gone' || state.kind === 'not-stored';
}

/** Announces trouble, and then that it is over; states in between, such as `saving`, add nothing. */
function useAnnouncement(state: SaveState, offline: boolean): string {
  const [announced, setAnnounced] = useState('');
  const trouble = isTrouble(state) ? [troubleText(state), detailOf(state)].join(' ').trim() : '';
  const isOver = state.kind === 'saved' && announced !== '';
  const next = (offline ? texts.offline : trouble) || (isOver ? texts.backToSaved : announced);
  if (next !== announced) setAnnounced(next);
  return next;
}

/** The line without its time, which would be announced again every minute. */
function troubleText(state: SaveState): string {
  if (state.kind === 'on-device') return fill(texts.willRetry, { time: '' }).replace(' ,', ',');
  return lineOf(state, 0);
}
