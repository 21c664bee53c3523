import { useState, useSyncExternalStore } from 'react';
import { fill } from '../../ui/fill.ts';
import { draftTexts } from '../texts.ts';
import type { DraftStore, SaveState } from '../types.ts';
import styles from './save-status.module.css';
import { useNow } from './use-now.ts';
import { whenText } from './when-text.ts';

const { saveState: texts } = draftTexts;

type Props = { store: Pick<DraftStore, 'saveState' | 'subscribeSaveState'> };

/**
 * One quiet line on where the answers are safe. A screen reader hears of trouble and of its end,
 * not of each save.
 */
export function SaveStatus({ store }: Props) {
  const state = useSyncExternalStore(store.subscribeSaveState, store.saveState, () => IDLE);
  const now = useNow(state);
  const line = lineOf(state, now);
  const detail = detailOf(state);
  return (
    <div className={styles.status} data-save-state={state.kind}>
      {line && (
        <p className={isTrouble(state) ? styles.trouble : styles.line}>
          <span className={styles.mark} aria-hidden="true" />
          {line}
        </p>
      )}
      {detail && <p className={styles.detail}>{detail}</p>}
      <output className="visually-hidden" aria-live="polite">
        {useAnnouncement(state)}
      </output>
    </div>
  );
}

const IDLE: SaveState = { kind: 'idle' };

function isTrouble(state: SaveState): boolean {
  if (state.kind === 'on-device') return state.retry;
  return state.kind === 'rejected' || state.kind === 'gone' || state.kind === 'not-stored';
}

/** What was said last in trouble, or that it is over; `saving` in between says nothing new. */
function useAnnouncement(state: SaveState): string {
  const [said, setSaid] = useState('');
  const trouble = isTrouble(state) ? [troubleText(state), detailOf(state)].join(' ').trim() : '';
  const isOver = state.kind === 'saved' && said !== '';
  const next = trouble || (isOver ? texts.backToSaved : said);
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
