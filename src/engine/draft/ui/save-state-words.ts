import { fill } from '../../logic/text-syntax.ts';
import { draftTexts } from '../texts.ts';
import type { SaveState } from '../types.ts';
import { whenText } from './when-text.ts';

const { saveState: texts } = draftTexts;

/** The status line on where the answers are; `now` in milliseconds. */
export function lineOf(state: SaveState, now: number): string {
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

/** What the status line means for the answers; empty if it needs no explanation. */
export function detailOf(state: SaveState): string {
  if (state.kind === 'rejected') return state.message;
  if (state.kind === 'gone') return texts.goneDetail;
  return state.kind === 'not-stored' ? texts.notStoredDetail : '';
}
