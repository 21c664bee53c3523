import { isReservedName } from '../../engine/core.ts';

type NameRule = {
  pattern: RegExp;
  /** What it consists of, in words. */
  uses: string;
  from: (text: string) => string;
  /** Suggested when a text has no usable letters. */
  example: string;
};

const KEBAB = {
  pattern: /^[a-z][a-z0-9-]*$/,
  uses: 'lowercase letters, digits and hyphens',
  from: (text: string) => fromFirstLetter(wordsOf(text)).join('-').toLowerCase(),
};

/** The kinds of names that analysts choose. */
const NAMES = {
  questionnaire: { ...KEBAB, example: 'fleet-check' },
  step: { ...KEBAB, example: 'your-vehicles' },
  page: { ...KEBAB, example: 'not-offered' },
  journey: { ...KEBAB, example: 'two-trucks' },
  condition: {
    pattern: /^[A-Za-z][A-Za-z0-9]*$/,
    uses: 'letters and digits',
    from: (text) => camelCase(wordsOf(text)),
    example: 'usesVehicles',
  },
  field: {
    pattern: /^(?!ui:)[A-Za-z][A-Za-z0-9_:-]*$/,
    uses: 'letters and digits, starting with a letter',
    from: (text) => camelCase(wordsOf(text)),
    example: 'vehicleCount',
  },
} satisfies Record<string, NameRule>;

/** Why a name is not valid, with a valid one in its place; empty if it is valid. */
export function wrongName(kind: keyof typeof NAMES, name: string): string[] {
  const { pattern, uses, from, example }: NameRule = NAMES[kind];
  if (pattern.test(name) && !isReservedName(name)) return [];
  const made = from(name);
  const valid = isReservedName(made) ? from(`${made} answer`) : made || example;
  return [`"${name}" is not a valid ${kind} name: use ${uses}, such as "${valid}".`];
}

/** How a name that has to match this pattern is written, with one made of the text. */
export function nameLike(pattern: string, text: string): string | undefined {
  const rule = Object.values<NameRule>(NAMES).find((one) => one.pattern.source === pattern);
  return rule && `Use ${rule.uses}, such as "${rule.from(text) || rule.example}".`;
}

/**
 * Derives a field name from its label, such as `howManyDrivers`; empty if the label has no letters.
 */
export const nameFrom = (label: string): string =>
  camelCase(wordsOf(label.toLowerCase()).slice(0, 4));

/** Derives the id of a choice from its label, such as `a-used-truck`. */
export const idFrom = (label: string): string => wordsOf(label.toLowerCase()).slice(0, 5).join('-');

function camelCase(words: readonly string[]): string {
  const [first = '', ...others] = fromFirstLetter(words);
  return [withInitial(first, (letter) => letter.toLowerCase())]
    .concat(others.map((word) => withInitial(word, (letter) => letter.toUpperCase())))
    .join('');
}

const withInitial = (word: string, change: (letter: string) => string): string =>
  `${change(word.slice(0, 1))}${word.slice(1)}`;

/** Without the words before the first that begins with a letter: a name cannot begin with a digit. */
const fromFirstLetter = (words: readonly string[]): readonly string[] => {
  const first = words.findIndex((word) => /^[a-z]/i.test(word));
  return first < 0 ? [] : words.slice(first);
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[’']|\p{M}/gu, '')
    .match(/[a-z0-9]+/gi) ?? [];
