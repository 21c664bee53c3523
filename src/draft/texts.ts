import texts from '../../schemas/content/draft-texts.json';
import { textOf, type Json } from '../logic/json.ts';
import { fill } from '../ui/fill.ts';
import type { RemoteConflict } from './remote/adopt-remote.ts';
import type { DraftNotice, DraftPolicy } from './types.ts';

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

/** Says which of two conflicting answers was kept, and what the other one was. */
export function conflictNotice(
  { section, kept, other }: RemoteConflict,
  { labelOf }: Pick<DraftPolicy, 'labelOf'>,
): DraftNotice {
  const { title, text, list, none, tone, stays } = texts.conflict;
  const words = (value: Json | undefined) =>
    typeof value === 'object' && value !== null ? list : textOf(value) || none;
  const step = labelOf(section);
  return asNotice({
    title,
    text: fill(text, { step, kept: words(kept), other: words(other) }),
    tone,
    stays,
  });
}

/** A content file's toast as a notice; any tone but `info` is an error. */
export function asNotice(entry: Omit<DraftNotice, 'tone'> & { tone: string }): DraftNotice {
  return { ...entry, tone: entry.tone === 'info' ? 'info' : 'error' };
}
