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

/** A step and the rest of the route; there is one object for each route, so equal ones are identical. */
type Way = { step: string; rest: Way | null; length: number; before: Map<string, Way> };

function wayWith(step: string, rest: Way): Way {
  const way = rest.before.get(step) ?? { step, rest, length: rest.length + 1, before: new Map() };
  rest.before.set(step, way);
  return way;
}

/** The distinct ones of several lists, the shortest first. */
function joined([first = [], ...others]: readonly (readonly Way[])[]): readonly Way[] {
  if (others.length === 0) return first;
  return [...new Set([...first, ...others.flat()])].sort((a, b) => a.length - b.length);
}

function stepsOf(way: Way): string[] {
  const steps: string[] = [];
  for (let here: Way | null = way; here !== null; here = here.rest) steps.push(here.step);
  return steps;
}

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
  const suffixes = new Map<string, Way[]>();
  const pages = new Map<string, Way>();
  let more = false;
  const pageAt = (step: string): Way => {
    const way = pages.get(step) ?? { step, rest: null, length: 1, before: new Map() };
    pages.set(step, way);
    return way;
  };
  const visit = (key: string): Way[] => {
    const known = suffixes.get(key);
    if (known !== undefined) return known;
    const name = names.get(key) ?? '';
    if (isPage(name)) return [pageAt(name)];
    const all = joined((next.get(key) ?? []).map(({ key: after }) => visit(after))).map((rest) =>
      wayWith(name, rest),
    );
    if (all.length > LIMIT) more = true;
    // Keeps the shortest and the longest, which are the bounds.
    const kept = all.length > LIMIT ? [...all.slice(0, LIMIT - 1), ...all.slice(-1)] : all;
    suffixes.set(key, kept);
    return kept;
  };
  const sequences = visit(start).map(stepsOf);
  const shortest = sequences[0];
  const longest = sequences.at(-1);
  const bounds =
    shortest === undefined || longest === undefined
      ? null
      : { shortest: shortest.slice(0, -1), longest: longest.slice(0, -1) };
  return { bounds, sequences, more };
}
