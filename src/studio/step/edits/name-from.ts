/**
 * Derives a field name from its label, such as `howManyDrivers`; empty if the label has no letters.
 */
export function nameFrom(label: string): string {
  const [first = '', ...others] = wordsOf(label).slice(0, 4);
  const rest = others.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return [first, ...rest].join('').replace(/^\d+/, '');
}

/** Derives the id of a choice from its label, such as `a-used-truck`. */
export const idFrom = (label: string): string => wordsOf(label).slice(0, 5).join('-');

const wordsOf = (label: string): string[] =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’']|\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? [];
