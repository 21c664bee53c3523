/** Indexes of strings that already occur earlier in the list. */
export function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, index) => (words.indexOf(word) < index ? [index] : []));
}

/** The same for texts that visitors read. */
export const repeatedTexts = (texts: readonly string[]): number[] => repeated(texts.map(heard));

export const alikeTexts = (one: string, other: string): boolean => heard(one) === heard(other);

/** A screen reader says "Yes", "yes" and " Yes " alike. */
const heard = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
