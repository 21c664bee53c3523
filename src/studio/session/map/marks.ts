import type { Finding } from '../../../checker/lint/rule.ts';
import type { FlowMap, MapEdge, MapPlace, Reach } from './flow-map.ts';

/**
 * What is known about a place or edge:
 * `broken`: it has an error, or leads to nothing;
 * `unreachable`: no visitor gets there;
 * `covered`: a recorded journey gets there;
 * `reached`: only the proof shows that a visitor can get there;
 * `unknown`: the questionnaire cannot run, or is not proven yet.
 */
export type Standing = 'broken' | 'unreachable' | 'covered' | 'reached' | 'unknown';

export type Mark = {
  standing: Standing;
  /** Number of recorded journeys that pass here. */
  journeys: number;
  findings: readonly Finding[];
};

/** What is known about the places and edges of a map, by id. */
export type Marks = ReadonlyMap<string, Mark>;

/** Combines the results of the proof, the recorded journeys and the linter. */
export function marksOf(map: FlowMap, reach: Reach | null, findings: readonly Finding[]): Marks {
  const met = new Set(reach === null ? [] : [...reach.reached, ...reach.fired]);
  const missing = new Set(map.places.filter(({ kind }) => kind === 'missing').map(({ id }) => id));
  const found = findingsById(map, findings);
  const mark = (id: string, own: Counted): [string, Mark] => {
    const findings = found.get(id) ?? [];
    const journeys = total(reach?.journeys ?? {}, own.counts);
    const known: Standing = !own.leads.some((one) => met.has(one))
      ? 'unreachable'
      : journeys > 0
        ? 'covered'
        : 'reached';
    const standing: Standing =
      own.isBroken || findings.some(({ severity }) => severity === 'error')
        ? 'broken'
        : reach === null
          ? 'unknown'
          : known;
    return [id, { standing, journeys, findings }];
  };
  /** A page and the pages that link to it: visitors end at one of them and continue by its links. */
  const before = (page: string, seen: readonly string[] = []): string[] =>
    seen.includes(page)
      ? []
      : [
          page,
          ...map.edges
            .filter(({ kind, to }) => kind === 'link' && to === page)
            .flatMap(({ from }) => before(from, [...seen, page])),
        ];
  const ofPlace = ({ id, kind }: MapPlace): Counted => {
    const ids = kind === 'interlude' ? outOf(map, id) : [id];
    return { leads: kind === 'page' ? before(id) : ids, counts: ids, isBroken: kind === 'missing' };
  };
  const ofEdge = (edge: MapEdge): Counted => {
    const counts = countedOf(map, edge);
    const leads = edge.kind === 'link' ? before(edge.from) : counts;
    return { leads, counts, isBroken: missing.has(edge.to) };
  };
  return new Map([
    ...map.places.map((place) => mark(place.id, ofPlace(place))),
    ...map.edges.map((edge) => mark(edge.id, ofEdge(edge))),
  ]);
}

/** The ids that show whether a part of the map is reached (`leads`), and those counted there. */
type Counted = { leads: readonly string[]; counts: readonly string[]; isBroken: boolean };

/** The transitions counted for an edge. All visitors who leave a step see its interlude. */
export function countedOf(map: FlowMap, { kind, id, to }: MapEdge): string[] {
  switch (kind) {
    case 'transition':
      return [id];
    case 'in':
      return outOf(map, to);
    case 'link':
      return [];
  }
}

const outOf = ({ edges }: FlowMap, place: string): string[] =>
  edges.filter(({ from }) => from === place).map(({ id }) => id);

const total = (counts: Readonly<Record<string, number>>, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);

function findingsById(map: FlowMap, findings: readonly Finding[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    for (const id of partsOf(map, finding)) found.set(id, [...(found.get(id) ?? []), finding]);
  }
  return found;
}

/** The parts of the map that a finding refers to; empty if it refers to something else. */
function partsOf({ flowPath, places, edges }: FlowMap, { file, pointer }: Finding): string[] {
  const idsOf = (kind: 'step' | 'page') =>
    places.filter((place) => place.kind === kind).map(({ id }) => id);
  const folder = /^schemas\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1];
  if (folder !== undefined) return idsOf('step').filter((id) => id === folder);
  if (file !== flowPath) return [];
  const [, list, key = '', next] =
    /^\/(steps|pages|conditions)\/([^/]+)(?:\/next\/(\d+))?/.exec(pointer) ?? [];
  if (list === 'conditions') return edges.filter(({ when }) => when === key).map(({ id }) => id);
  if (list === undefined) return [];
  const place = idsOf(list === 'pages' ? 'page' : 'step')[Number(key)];
  if (place === undefined) return [];
  return [next === undefined ? place : `${place} ${next}`];
}
