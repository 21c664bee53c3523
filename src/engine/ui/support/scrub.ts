const LONGEST = 200;

/** What may identify a person or an answer, with its replacement. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  // First, because browsers quote what they could not parse: `Unexpected token in "Ada Byron…"`.
  [/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”?/g, '"…"'],
  [/\S*[?#]\S*/g, '[address]'],
  [/\S+@\S+/g, '[e-mail]'],
  [/[\da-f]{8}-[\da-f-]{27}/gi, '[id]'],
  [/\+?\(?\d(?:[\s().,/-]*\d){3,}/g, '[number]'],
];

/**
 * A line without anything that may be personal: quoted texts, query strings, e-mail addresses, ids
 * and longer numbers; truncated to one line.
 */
export function scrub(text: string): string {
  const scrubbed = PRIVATE.reduce((line, [found, name]) => line.replace(found, name), text);
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
