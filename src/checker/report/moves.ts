/** An item that moved, with the items it followed before and follows now. Null: it comes first. */
export type Move = { name: string; was: string | null; is: string | null };

/**
 * The smallest set of items to move to get from one order to the other. Items that are in only one
 * of the lists are ignored.
 */
export function movesBetween(before: readonly string[], after: readonly string[]): Move[] {
  const old = before.filter((name) => after.includes(name));
  const now = after.filter((name) => before.includes(name));
  const stay = longestCommon(old, now);
  const previous = (list: readonly string[], name: string) => list[list.indexOf(name) - 1] ?? null;
  return now
    .filter((name) => !stay.has(name))
    .map((name) => ({ name, was: previous(old, name), is: previous(now, name) }));
}

/** `after "Farm"`, or `first`. */
export const placeInWords = (after: string | null) =>
  after === null ? 'first' : `after "${after}"`;

/** The longest common subsequence of both lists. */
function longestCommon(old: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const places = now.map((name) => old.indexOf(name));
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best.filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place);
    const longest = before.reduce<number[]>((a, b) => (b.length >= a.length ? b : a), []);
    best.push([...longest, index]);
  }
  const kept = best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
  return new Set(kept.map((index) => now[index] ?? ''));
}
