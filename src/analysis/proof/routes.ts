import type { Leaving } from './state.ts';

/** What the explored states say about the routes through the flow. */
export type Routes = {
  /** The shortest and the longest route to a page, or null if there is none. */
  bounds: { shortest: readonly string[]; longest: readonly string[] } | null;
  /** Distinct sequences of steps, each ending with its page. At most `LIMIT` of them. */
  sequences: readonly (readonly string[])[];
  /** True if there are more sequences than listed. */
  more: boolean;
};

const LIMIT = 2000;

/** Joins the explored transitions into routes. They must not contain circles. */
export function routesThrough(
  start: string,
  leavings: readonly Leaving[],
  isPage: (id: string) => boolean,
): Routes {
  const next = new Map<string, { key: string; step: string }[]>();
  const names = new Map<string, string>();
  for (const { from, to } of leavings) {
    names.set(from.key, from.step);
    names.set(to.key, to.step);
    const known = next.get(from.key) ?? [];
    if (!known.some(({ key }) => key === to.key)) known.push({ key: to.key, step: to.step });
    next.set(from.key, known);
  }
  const suffixes = new Map<string, string[][]>();
  let more = false;
  const visit = (key: string): string[][] => {
    const known = suffixes.get(key);
    if (known !== undefined) return known;
    const name = names.get(key) ?? '';
    if (isPage(name)) return [[name]];
    const distinct = new Map<string, string[]>();
    for (const { key: after } of next.get(key) ?? []) {
      for (const rest of visit(after)) distinct.set(rest.join(' '), [name, ...rest]);
    }
    const all = [...distinct.values()].sort((a, b) => a.length - b.length);
    if (all.length > LIMIT) more = true;
    // Keeps the shortest and the longest, which are the bounds.
    const kept = all.length > LIMIT ? [...all.slice(0, LIMIT - 1), ...all.slice(-1)] : all;
    suffixes.set(key, kept);
    return kept;
  };
  const sequences = visit(start);
  const shortest = sequences[0];
  const longest = sequences.at(-1);
  const bounds =
    shortest === undefined || longest === undefined
      ? null
      : { shortest: shortest.slice(0, -1), longest: longest.slice(0, -1) };
  return { bounds, sequences, more };
}
