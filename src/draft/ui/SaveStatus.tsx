import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { fill } from '../../ui/fill.ts';
import { useAfterPress } from '../../ui/use-after-press.ts';
import { useOnline } from '../../ui/use-online.ts';
import { draftTexts } from '../texts.ts';
import type { DraftStore, SaveState } from '../types.ts';
import styles from './save-status.module.css';
import { useNow } from './use-now.ts';
import { whenText } from './when-text.ts';

const { saveState: texts } = draftTexts;

type Props = {
  store: Pick<DraftStore, 'saveState' | 'subscribeSaveState' | 'hasServer'>;
  /** What to offer where nothing is kept on this device. */
  children?: ReactNode;
};

/**
 * One quiet line on where the answers are safe. A screen reader hears of trouble and of its end,
 * not of each save.
 */
export function SaveStatus({ store, children }: Props) {
  const state = useShownState(store);
  const now = useNow(state);
  const offline = !useOnline() && store.hasServer && FINE_OFFLINE.has(state.kind);
  const line = offline ? texts.offline : lineOf(state, now);
  const detail = detailOf(state);
  return (
    <div className={styles.status} data-save-state={state.kind}>
      {line && (
        <p className={offline || isTrouble(state) ? styles.trouble : styles.line}>
          <span className={styles.mark} aria-hidden="true" />
          {line}
        </p>
      )}
      {detail && <p className={styles.detail}>{detail}</p>}
      {state.kind === 'not-stored' && children}
      <output className="visually-hidden" aria-live="polite">
        {useAnnouncement(state, offline)}
      </output>
    </div>
  );
}

const IDLE: SaveState = { kind: 'idle' };

/** What being offline explains, or adds to. */
const FINE_OFFLINE: ReadonlySet<SaveState['kind']> = new Set([
  'idle',
  'saving',
  'saved',
  'on-device',
]);

/** The save state as it is shown: never new during a press, whose target its detail would move. */
function useShownState(store: Props['store']): SaveState {
  const current = useSyncExternalStore(store.subscribeSaveState, store.saveState, () => IDLE);
  const [shown, setShown] = useState(current);
  const afterPress = useAfterPress();
  useEffect(() => afterPress(() => setShown(current)), [afterPress, current]);
  return shown;
}

function isTrouble(state: SaveState): boolean {
  if (state.kind === 'on-device') return state.retry;
  return state.kind === 'rejected' || state.kind === 'gone' || state.kind === 'not-stored';
}

/** What was said last in trouble, or that it is over; `saving` in between says nothing new. */
function useAnnouncement(state: SaveState, offline: boolean): string {
  const [said, setSaid] = useState('');
  const trouble = isTrouble(state) ? [troubleText(state), detailOf(state)].join(' ').trim() : '';
  const isOver = state.kind === 'saved' && said !== '';
  const next = (offline ? texts.offline : trouble) || (isOver ? texts.backToSaved : said);
  if (next !== said) setSaid(next);
  return next;
}

/** The line without its time, which would be read again each minute. */
function troubleText(state: SaveState): string {
  if (state.kind === 'on-device') return fill(texts.willRetry, { time: '' }).replace(' ,', ',');
  return lineOf(state, 0);
}

function lineOf(state: SaveState, now: number): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'saving':
      return texts.saving;
    case 'saved':
      return fill(texts.saved, { time: whenText(state.at, now) });
    case 'on-device':
      return fill(state.retry ? texts.willRetry : texts.onDevice, {
        time: whenText(state.at, now),
      });
    case 'rejected':
      return texts.rejected;
    case 'gone':
      return texts.gone;
    case 'not-stored':
      return texts.notStored;
  }
}

function detailOf(state: SaveState): string {
  if (state.kind === 'rejected') return state.message;
  if (state.kind === 'gone') return texts.goneDetail;
  return state.kind === 'not-stored' ? texts.notStoredDetail : '';
}
