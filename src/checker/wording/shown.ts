import { type Json, type ambientAt, isAbsent, isObject } from '../../engine/core.ts';

/** A value on one line: strings in quotes, lists and objects in order. */
export function shown(value: Json | undefined): string {
  if (isAbsent(value)) return 'nothing';
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  if (!isObject(value)) return value === true ? 'yes' : value === false ? 'no' : String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${isObject(part) ? `(${shown(part)})` : shown(part)}`)
    .join('; ');
}

/** `1 question`, `2 questions`. */
export const counted = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** Maximum number of answers to list. The last ones are closest to the problem. */
const NAMED = 8;

/**
 * A visitor's answers in readable form: `kind "craft", person.age 18, person.partner yes`. If there
 * are many, only the last are listed; the replay link contains them all.
 */
export function answersInWords(answers: Readonly<Record<string, Json | undefined>>): string {
  const all = Object.entries(answers).flatMap(([name, value]) => phrases(name, value));
  if (all.length === 0) return 'no answers';
  const rest = all.length - NAMED;
  const named = all.slice(-NAMED).join(', ');
  return rest > 0 ? `${named}, and ${counted(rest, 'earlier answer')}` : named;
}

function phrases(name: string, value: Json | undefined): string[] {
  if (value === undefined || isAbsent(value)) return [];
  if (Array.isArray(value)) return [`${name} ${listed(value)}`];
  if (!isObject(value)) return [`${name} ${word(value)}`];
  return Object.entries(value).flatMap(([key, part]) => phrases(`${name}.${key}`, part));
}

function listed(list: readonly Json[]): string {
  const plain = list.filter((item) => typeof item !== 'object');
  if (plain.length === list.length && list.length <= 3) return plain.map(word).join(' and ');
  return `a list of ${list.length}`;
}

function word(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}…" (${text.length - 2} characters)` : text;
}

/** What expressions can read besides answers: how a sentence names it, and what it is. */
const TEXTS: Readonly<
  Record<keyof ReturnType<typeof ambientAt>, { named: string; about: string }>
> = {
  $today: { named: 'today', about: 'The visitor’s local date, such as `2026-03-01`.' },
  $year: { named: 'this year', about: 'The year of that date, as a number.' },
  $uuid: { named: 'the id of the draft', about: 'The id of the visitor’s row, a secret.' },
  $quoteId: {
    named: 'the number of the request',
    about: 'The number of the request, once it is made.',
  },
  $quoteStatus: {
    named: 'the status of the request',
    about: '`quoted` once the request is made.',
  },
};

export const AMBIENT_TEXTS: ReadonlyMap<string, { named: string; about: string }> = new Map(
  Object.entries(TEXTS),
);

/** Ways a text can be damaged on its way into a file, and how each is described. */
const DAMAGE: readonly [RegExp, string][] = [
  [
    /\uFFFD|Ã[\u0080-\u00BF\u0152-\u02DC]|â(?:€|\u0080)|Â(?=[\s\u00A0-\u00BF.,;:!?]|$)|ï¿½|ðŸ/,
    'was garbled on its way between two programs: its letters are not those that were typed',
  ],
  [
    /[\u202A-\u202E\u2066-\u2069]/,
    'has a character in it that turns the direction of reading: it reads otherwise than it is written',
  ],
  // oxlint-disable-next-line no-control-regex -- the pattern is meant to find these
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/, 'has a control character in it'],
  [
    /[A-Za-z][\u0370-\u03FF\u0400-\u04FF]|[\u0370-\u03FF\u0400-\u04FF][A-Za-z]/,
    'mixes letters of two alphabets in one word: it looks right and is not found by a search',
  ],
  [
    /\$\{|\{\{|%[sd]\b|<%|\{\d+\}/,
    'has a place to fill in of another system in it, which the visitor would see as is',
  ],
];

/** How a text was damaged, as predicates that follow "This text". */
export function damageTo(text: string): string[] {
  return DAMAGE.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
}

/** Indexes of strings that already occur earlier in the list. */
export function repeated(words: readonly string[]): number[] {
  return words.flatMap((word, index) => (words.indexOf(word) < index ? [index] : []));
}

/** The same for texts that visitors read. */
export const repeatedTexts = (texts: readonly string[]): number[] => repeated(texts.map(heard));

export const alikeTexts = (one: string, other: string): boolean => heard(one) === heard(other);

/** A screen reader says "Yes", "yes" and " Yes " alike. */
const heard = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
