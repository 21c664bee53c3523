/** A name of a field out of its label, such as `howManyDrivers`; empty where no letter is in it. */
export function nameFrom(label: string): string {
  const [first = '', ...others] = wordsOf(label).slice(0, 4);
  const rest = others.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return [first, ...rest].join('').replace(/^\d+/, '');
}

/** The id of a choice out of its words, such as `a-used-truck`. */
export const idFrom = (label: string): string => wordsOf(label).slice(0, 5).join('-');

const wordsOf = (label: string): string[] =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’']|\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? [];
