import type { StoreAdapter } from '../../../../engine/index.ts';

/**
 * Holds the preview visitor's answers, so that each edited version of the questionnaire keeps them.
 */
export type AnswerStorage = { open: () => StoreAdapter; clear: () => void };

export function answerStorage(): AnswerStorage {
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
