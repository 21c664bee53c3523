import type { Leaving } from './state.ts';
import { type CompiledFlow, type StepId, onceEach } from '../../engine/core.ts';

/** What the explored states reveal about the routes through the flow. */
export type Routes = {
  /** The shortest and the longest route to a page, or null if there is none. */
  bounds: { shortest: readonly string[]; longest: readonly string[] } | null;
  /** Is the step on every route? */
  isOnEvery: (step: string) => boolean;
  /** The distinct sequences of steps, each ending with its page; null if there are more than `LIMIT`. */
  sequences: () => readonly (readonly string[])[] | null;
};

const LIMIT = 2000;

/** For a flow without a finished route. */
export const NO_ROUTES: Routes = { bounds: null, isOnEvery: () => true, sequences: () => [] };

type Place = { step: string; isPage: boolean; after: Place[] };

/** Joins the explored transitions into routes. They must not contain cycles. */
export function routesThrough(
  start: string,
  leavings: readonly Leaving[],
  isPage: (id: string) => boolean,
): Routes {
  const places = new Map<string, Place>();
  const placeAt = (key: string, step: string): Place => {
    const place = places.get(key) ?? { step, isPage: isPage(step), after: [] };
    places.set(key, place);
    return place;
  };
  const known = new Set<string>();
  for (const { from, to } of leavings) {
    const [here, there] = [placeAt(from.key, from.step), placeAt(to.key, to.step)];
    const route = `${from.key}\n${to.key}`;
    if (!known.has(route)) here.after.push(there);
    known.add(route);
  }
  const first = places.get(start);
  if (first === undefined) return NO_ROUTES;
  const shortest = best(first, (length, other) => length < other);
  const longest = best(first, (length, other) => length >= other);
  return {
    bounds: shortest && longest ? { shortest: stepsOf(shortest), longest: stepsOf(longest) } : null,
    isOnEvery: (step) => !bypasses(first, step),
    sequences: () => sequencesFrom(first)?.map(listed) ?? null,
  };
}

/** A step and the rest of the route. */
type Route = { step: string; rest: Route | null; length: number };

/** The route to a page whose length beats all others. */
function best(
  first: Place,
  isBetter: (length: number, other: number) => boolean,
): Route | undefined {
  const known = new Map<Place, Route | undefined>();
  const from = (place: Place): Route | undefined => {
    if (place.isPage) return { step: place.step, rest: null, length: 1 };
    if (known.has(place)) return known.get(place);
    let rest: Route | undefined;
    for (const route of place.after.map(from)) {
      if (route && (rest === undefined || isBetter(route.length, rest.length))) rest = route;
    }
    const route = rest && { step: place.step, rest, length: rest.length + 1 };
    known.set(place, route);
    return route;
  };
  return from(first);
}

/** Is there a route to a page that skips the step? */
function bypasses(first: Place, step: string): boolean {
  const seen = new Set<Place>();
  const open = [first];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place.step === step || seen.has(place)) continue;
    if (place.isPage) return true;
    seen.add(place);
    open.push(...place.after);
  }
  return false;
}

/** There is one object for each route, so equal ones are identical. */
type SharedRoute = Route & { before: Map<string, SharedRoute> };

/** The distinct routes to the pages, shortest first; null if there are more than `LIMIT`. */
function sequencesFrom(first: Place): readonly Route[] | null {
  const known = new Map<Place, readonly SharedRoute[] | null>();
  const pages = new Map<string, SharedRoute>();
  const from = (place: Place): readonly SharedRoute[] | null => {
    if (place.isPage) return [kept(pages, place.step, null)];
    const before = known.get(place);
    if (before !== undefined) return before;
    const rests = place.after.map(from);
    const all = new Set(rests.flatMap((routes) => routes ?? []));
    const isMany = rests.includes(null) || all.size > LIMIT;
    const routes = isMany ? null : [...all].map((rest) => kept(rest.before, place.step, rest));
    known.set(place, routes);
    return routes;
  };
  return from(first)?.toSorted((a, b) => a.length - b.length) ?? null;
}

function kept(
  routes: Map<string, SharedRoute>,
  step: string,
  rest: SharedRoute | null,
): SharedRoute {
  const route = routes.get(step) ?? {
    step,
    rest,
    length: (rest?.length ?? 0) + 1,
    before: new Map(),
  };
  routes.set(step, route);
  return route;
}

function listed(route: Route): string[] {
  const steps: string[] = [];
  for (let here: Route | null = route; here !== null; here = here.rest) steps.push(here.step);
  return steps;
}

/** The route's steps, without the page at its end. */
const stepsOf = (route: Route): string[] => listed(route).slice(0, -1);

/** The transitions of the flow, ignoring their conditions. */
export type FlowGraph = {
  /** Steps and pages reachable from a step, including itself. */
  from: (id: StepId) => ReadonlySet<StepId>;
  /** Steps that are part of a cycle. */
  circular: ReadonlySet<StepId>;
};

/** Follows every transition of every step. Pages lead nowhere. Computed once per flow. */
export const flowGraph = onceEach((flow: CompiledFlow): FlowGraph => {
  const targets = new Map(flow.steps.map((step) => [step.id, step.next.map(({ to }) => to)]));
  const after = (start: readonly StepId[]): Set<StepId> => {
    const seen = new Set<StepId>();
    const open = [...start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      open.push(...(targets.get(id) ?? []));
    }
    return seen;
  };
  const reach = new Map([...targets].map(([id]) => [id, after([id])]));
  const circular = new Set(
    [...targets].filter(([id, next]) => after(next).has(id)).map(([id]) => id),
  );
  return { from: (id) => reach.get(id) ?? new Set([id]), circular };
});
