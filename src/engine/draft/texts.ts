import texts from '../../../schemas/content/draft-texts.json';
import { fill } from '../logic/text-syntax.ts';
import type { AnswerConflict, DraftNotice, DraftPolicy } from './types.ts';

/**
 * The draft's texts for visitors (`schemas/content/draft-texts.json`), loaded with the first
 * question. Texts of parts that load later are in `answer-tools.json` and `return-texts.json`.
 */
export const draftTexts = texts;

export type NoticeName = keyof typeof texts.notices;

/** The file's toast with this name. */
export function notice(name: NoticeName): DraftNotice {
  return asNotice(texts.notices[name]);
}

/**
 * Says that a step's answer was changed in two places; `conflict` is for whoever can put both into
 * words.
 */
export function conflictNotice(
  conflict: AnswerConflict,
  { labelOf }: Pick<DraftPolicy, 'labelOf'>,
): DraftNotice {
  const { title, text, tone, stays } = texts.conflict;
  const step = labelOf(conflict.section);
  return { ...asNotice({ title, text: fill(text, { step }), tone, stays }), conflict };
}

/** A content file's toast as a notice; any tone but `info` is an error. */
export function asNotice(entry: Omit<DraftNotice, 'tone'> & { tone: string }): DraftNotice {
  return { ...entry, tone: entry.tone === 'info' ? 'info' : 'error' };
}
