/** Letters of other alphabets look like Latin ones, and zero-width characters are invisible. */
const FOREIGN = /[^\x20-\x7E]/u;

/** Points out the first character that is not plain ASCII. Undefined if there is none. */
export function foreignLetters(name: string): string | undefined {
  const found = FOREIGN.exec(name)?.[0];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const at = name.indexOf(found) + 1;
  return `Type the name again: its character ${at} is not on an English keyboard (U+${code}).`;
}
