/** Indexes of the words that occur earlier in the list. */
export function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, index) => (words.indexOf(word) < index ? [index] : []));
}
