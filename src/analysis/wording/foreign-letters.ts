/** Letters of other alphabets look like ours, and zero-width characters look like nothing. */
const FOREIGN = /[^\x20-\x7E]/u;

/** Names the character that only looks right. Undefined if all letters are plain. */
export function foreignLetters(name: string): string | undefined {
  const found = FOREIGN.exec(name)?.[0];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const at = name.indexOf(found) + 1;
  return `Type the name again: its character ${at} is not on an English keyboard (U+${code}).`;
}
