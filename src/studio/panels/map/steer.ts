import type { FlowMap, MapEdge } from '../../session/map/flow-map.ts';

/** The keyboard's position on a map, and the edge by which it got there. */
export type Stand = { place: string; via: MapEdge | null };

export type Direction = 'on' | 'back' | 'before' | 'after' | 'first' | 'last';

/** Arrow keys for a map that runs from top to bottom. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowDown: 'on',
  ArrowUp: 'back',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
};

/**
 * The next place in a direction: `on` follows the first edge out, `back` the edge that led here,
 * `before` and `after` go to the targets of that edge's siblings. Returns the same position if there
 * is none.
 */
export function steer({ places, edges }: FlowMap, stand: Stand, direction: Direction): Stand {
  const { place } = stand;
  const into = edges.find(({ to }) => to === place) ?? null;
  const via = stand.via?.to === place ? stand.via : into;
  switch (direction) {
    case 'on': {
      const edge = edges.find(({ from }) => from === place);
      return edge === undefined ? stand : { place: edge.to, via: edge };
    }
    case 'back':
      return via === null ? stand : { place: via.from, via: null };
    case 'before':
    case 'after': {
      if (via === null) return stand;
      const beside = edges.filter(({ from }) => from === via.from);
      const edge = beside[beside.indexOf(via) + (direction === 'after' ? 1 : -1)];
      return edge === undefined ? stand : { place: edge.to, via: edge };
    }
    case 'first':
    case 'last': {
      const end = direction === 'first' ? places[0] : places.at(-1);
      return end === undefined ? stand : { place: end.id, via: null };
    }
  }
}
