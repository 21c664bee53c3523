import texts from '../../schemas/content/draft-texts.json';
import type { DraftNotice } from './types.ts';

/**
 * What the draft says to a visitor (`schemas/content/draft-texts.json`). All of it comes with the
 * first question: words of what is loaded later are beside it, in `answer-tools.json`.
 */
export const draftTexts = texts;

export type NoticeName = keyof typeof texts.notices;

/** The toast of that name in the file. */
export function notice(name: NoticeName): DraftNotice {
  return asNotice(texts.notices[name]);
}

/** A toast of a content file; a tone that is not `info` is an error. */
export function asNotice(entry: { title: string; text: string; tone: string }): DraftNotice {
  return { title: entry.title, text: entry.text, tone: entry.tone === 'info' ? 'info' : 'error' };
}
