/** Indexes of strings that already occur earlier in the list. */
export function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, index) => (words.indexOf(word) < index ? [index] : []));
}
