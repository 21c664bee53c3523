/**
 * `Did you mean "x"?` for the closest known word, or undefined if none is close. Also points out a
 * look-alike character, since the two words would otherwise look the same.
 */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const scored = known.map((candidate) => ({ candidate, distance: distance(word, candidate) }));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  if (best === undefined || best.distance > Math.max(2, word.length / 3)) return undefined;
  const odd = foreignLetters(best.candidate) === undefined ? foreignLetters(word) : undefined;
  return [`Did you mean "${best.candidate}"?`, odd].filter((part) => part !== undefined).join(' ');
}

/** Maximum number of names to list if none is close. */
const LISTED = 8;

/** The closest known word or, if none is close, all of them if they are few. */
export function nearestOrAll(word: string, known: readonly string[]): string | undefined {
  const isShort = known.length > 0 && known.length <= LISTED;
  return didYouMean(word, known) ?? (isShort ? `Known here: ${known.join(', ')}.` : undefined);
}

/** Levenshtein distance, ignoring case; a transposition of two letters counts as one edit. */
function distance(a: string, b: string): number {
  const left = a.toLowerCase();
  const right = b.toLowerCase();
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      const isSwapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const turned = isSwapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, turned, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

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
