import answerTools from '../../../schemas/content/answer-tools.json';
import change from '../../../schemas/content/change-texts.json';
import date from '../../../schemas/content/date-texts.json';
import draft from '../../../schemas/content/draft-texts.json';
import entry from '../../../schemas/content/entry-texts.json';
import form from '../../../schemas/content/form-texts.json';
import outcome from '../../../schemas/content/outcome.json';
import returning from '../../../schemas/content/return-texts.json';
import review from '../../../schemas/content/review.json';
import step from '../../../schemas/content/step-texts.json';
import widget from '../../../schemas/content/widget-texts.json';
import { FIELD_WORDS } from '../words/field-words.ts';

/** Every word that the engine itself shows, in the objects that its parts read. */
export const WORDS = {
  /** The link to finish later, and the deletion of answers. */
  answerTools,
  /** What a change of an earlier answer did to others. */
  change,
  date,
  /** Saved state, conflicts, and `time.locale`, which dates in words follow. */
  draft,
  /** Counter, slider, month, long lists and rating. */
  entry,
  /** What a field gets that says nothing itself, and the button that continues. */
  fields: FIELD_WORDS,
  /** Error summary, "optional", yes and no. */
  form,
  outcome,
  /** "Welcome back", and answers that were opened or deleted elsewhere. */
  returning,
  review,
  /** Heading, progress, Back, waiting and failures. */
  step,
  widget,
};

type Some<T> = {
  readonly [
    K in keyof T as T[K] extends string | object
      ? K extends '$schema' | 'tone'
        ? never
        : K
      : never
  ]?: T[K] extends string ? string : Some<T[K]>;
};

/**
 * An app's own words for what the engine says; the English ones stay where there are none.
 * Placeholders such as `{count}` are kept as they are in `WORDS`.
 */
export type Texts = Some<typeof WORDS>;

type Tree = { [key: string]: unknown };

const known: { english?: Tree } = {};

/** The words as they are before any are replaced. */
const english = (): Tree => (known.english ??= structuredClone(WORDS));

/** Makes the engine say these words, and English where there are none, on the whole page. */
export function setTexts(texts: Texts): void {
  replace(WORDS, english(), texts);
}

function replace(words: Tree, originals: Tree, given: unknown): void {
  for (const [key, original] of Object.entries(originals)) {
    const own = isTree(given) ? given[key] : undefined;
    const inner = words[key];
    if (isTree(original) && isTree(inner)) replace(inner, original, own);
    else words[key] = typeof own === 'string' ? own : original;
  }
}

/** Paths of given texts that the engine does not have, as JSON pointers. */
export function unknownTexts(texts: Texts): string[] {
  const inside = (given: Tree, originals: Tree, at: string): string[] =>
    Object.entries(given).flatMap(([key, value]) => {
      const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
      const here = `${at}/${key}`;
      if (isTree(original) && isTree(value)) return inside(value, original, here);
      return typeof original === 'string' && typeof value === 'string' ? [] : [here];
    });
  return inside(texts, english(), '');
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
