import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { FlowMap, MapPlace, MapEdge } from '../../session/map/flow-map.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** The position of everything on a map in pixels, by the ids of its places and edges. */
export type MapLayout = {
  width: number;
  height: number;
  places: ReadonlyMap<string, Box>;
  edges: ReadonlyMap<string, { points: readonly Point[]; label: Box | null }>;
};

const PLACE: Readonly<Record<MapPlace['kind'], { width: number; height: number }>> = {
  step: { width: 264, height: 72 },
  interlude: { width: 220, height: 52 },
  page: { width: 264, height: 56 },
  missing: { width: 220, height: 56 },
};

/**
 * Metrics of a label: letters per line at this width, with the visitor count below. Edges without a
 * condition show only the count, which fits beside them: reserving space would double the layout time.
 */
const LABEL = { width: 230, letters: 34, letter: 7, sides: 40, line: 18, count: 22 };

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.spacing.nodeNodeBetweenLayers': '44',
  'elk.spacing.nodeNode': '40',
  'elk.spacing.edgeNode': '24',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '6',
};

/** Lays everything out from top to bottom, with right-angled edges and space for their conditions. */
export async function layOut(map: FlowMap, elk: Pick<ELK, 'layout'>): Promise<MapLayout> {
  const graph: ElkNode = {
    id: 'map',
    layoutOptions: OPTIONS,
    children: map.places.map(({ id, kind }) => ({ id, ...PLACE[kind] })),
    edges: map.edges.map(elkEdgeOf),
  };
  const drawn = await elk.layout(graph);
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    places: new Map((drawn.children ?? []).map((node) => [node.id, boxOf(node)])),
    edges: new Map((drawn.edges ?? []).map((edge) => [edge.id, edgeOf(edge)])),
  };
}

function elkEdgeOf(edge: MapEdge): ElkExtendedEdge {
  const ends = { id: edge.id, sources: [edge.from], targets: [edge.to] };
  if (edge.condition === '') return ends;
  const lines = Math.ceil(edge.condition.length / LABEL.letters);
  const height = lines * LABEL.line + LABEL.count;
  const width = Math.min(LABEL.width, edge.condition.length * LABEL.letter + LABEL.sides);
  // Placed on the edge itself, interrupting it.
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' };
  const labels = [{ text: edge.condition, width, height, layoutOptions }];
  return { ...ends, labels };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box => ({ x, y, width, height });

function edgeOf({ sections = [], labels = [] }: ElkExtendedEdge) {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const [label] = labels;
  return { points, label: label === undefined ? null : boxOf({ id: '', ...label }) };
}
