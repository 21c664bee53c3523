const LONGEST = 200;

/** What may stand for a person or an answer, with what is written in its place. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  // First, because browsers quote what they could not read: `Unexpected token in "Ada Byron…"`.
  [/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”?/g, '"…"'],
  [/\S*[?#]\S*/g, '[address]'],
  [/\S+@\S+/g, '[e-mail]'],
  [/[\da-f]{8}-[\da-f-]{27}/gi, '[id]'],
  [/\+?\(?\d(?:[\s().,/-]*\d){3,}/g, '[number]'],
];

/**
 * A line without what may be personal: quoted texts, addresses with parameters, e-mail addresses,
 * ids and longer numbers; and no longer than a line.
 */
export function scrub(text: string): string {
  const scrubbed = PRIVATE.reduce((line, [found, name]) => line.replace(found, name), text);
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
