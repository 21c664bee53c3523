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

/** The number that a word or digits denote; null for anything else. */
export function numberFromWord(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const index = WORDS.indexOf(word.toLowerCase());
  return index < 0 ? null : index;
}
