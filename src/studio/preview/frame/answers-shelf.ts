import type { StoreAdapter } from '../../../engine/index.ts';

/** Answers of the visitor in the preview: each edited questionnaire opens those of the one before. */
export type AnswersShelf = { open: () => StoreAdapter; clear: () => void };

export function answersShelf(): AnswersShelf {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return {
    open: () => () => ({ storage }),
    clear: () => texts.clear(),
  };
}
