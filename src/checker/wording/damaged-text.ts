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
