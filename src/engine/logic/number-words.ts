const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** All number words, as regular expression alternatives. */
export const NUMBER_WORDS = WORDS.join('|');

/** A whole number up to ten in words, as style guides ask for; undefined for any other. */
export const wordFor = (value: number): string | undefined =>
  value > 10 ? undefined : WORDS[value];

/** The number that a word or digits denote; null for anything else. */
export function numberFromWord(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const index = WORDS.indexOf(word.toLowerCase());
  return index < 0 ? null : index;
}
