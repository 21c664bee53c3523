import '@xyflow/react/dist/base.css';
import {
  type EdgeTypes,
  type NodeTypes,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStoreApi,
} from '@xyflow/react';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { Drawn } from './use-map.ts';
import type { FlowMap, MapEdge, MapPlace } from '../../session/map/flow-map.ts';
import { PlaceNode, TransitionEdge, edgesOf, nodesOf } from './graph-parts.tsx';
import type { Marks } from '../../session/map/marks.ts';
import type { Traffic } from '../../session/map/traffic.ts';
import styles from './map.module.css';
import Button from '@mui/material/Button';

type Props = {
  drawn: Drawn;
  marks: Marks;
  traffic: Traffic;
  selected: string | undefined;
  onChoose: (place: MapPlace) => void;
  onOpen: (place: MapPlace) => void;
};

const NODES: NodeTypes = { place: PlaceNode };
const EDGES: EdgeTypes = { edge: TransitionEdge };

/** A zoom level at which text is readable. */
const READABLE = 0.85;

export function MapGraph(props: Props) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  );
}

function Graph({ drawn, marks, traffic, selected, onChoose, onOpen }: Props) {
  const { map, layout } = drawn;
  const { setCenter, getZoom } = useReactFlow();
  const flow = useStoreApi();
  const [stand, setStand] = useState<Stand>({ place: selected ?? '', via: null });
  const [followed, setFollowed] = useState(selected);
  if (followed !== selected) {
    setFollowed(selected);
    setStand({ place: selected ?? '', via: null });
  }
  const stop = map.places.some(({ id }) => id === stand.place) ? stand.place : map.places[0]?.id;

  /** Puts the place in the upper part of the view, since what follows it is below. */
  const show = useCallback(
    (place: string | undefined, zoom: number) => {
      const box = layout.places.get(place ?? '');
      if (box === undefined) return;
      const below = flow.getState().height / 5 / zoom;
      void setCenter(box.x + box.width / 2, box.y + box.height / 2 + below, { zoom });
    },
    [layout, setCenter, flow],
  );
  const press = useCallback(
    (place: MapPlace, event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = DIRECTIONS[event.key];
      if (event.key === 'Enter') onOpen(place);
      else if (direction === undefined) return;
      else {
        const next = steer(map, { place: place.id, via: stand.via }, direction);
        setStand(next);
        show(next.place, Math.max(getZoom(), READABLE));
        event.currentTarget
          .closest(`.${styles['graph']}`)
          ?.querySelector<HTMLElement>(`[data-place="${CSS.escape(next.place)}"]`)
          ?.focus({ preventScroll: true });
      }
      event.preventDefault();
    },
    [map, stand, show, getZoom, onOpen],
  );

  // Visitor counts change only the edges, so the places, the larger part, are memoized separately.
  const nodes = useMemo(
    () => nodesOf({ drawn, marks, selected, stop, onChoose, onOpen, onPress: press }),
    [drawn, marks, selected, stop, onChoose, onOpen, press],
  );
  const edges = useMemo(() => edgesOf({ drawn, marks, traffic }), [drawn, marks, traffic]);

  return (
    <div className={styles['graph']}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODES}
        edgeTypes={EDGES}
        onInit={() => show(stop, READABLE)}
        minZoom={0.02}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        panOnScroll
      >
        <ZoomPanel onSelected={() => show(stop, READABLE)} />
      </ReactFlow>
    </div>
  );
}

/** Buttons that zoom the map, show all of it, or go to the selected place. */
function ZoomPanel({ onSelected }: { onSelected: () => void }) {
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  return (
    <Panel position="top-right" className={styles['zoom']}>
      <Button size="small" variant="outlined" aria-label="Zoom in" onClick={() => void zoomIn()}>
        +
      </Button>
      <Button size="small" variant="outlined" aria-label="Zoom out" onClick={() => void zoomOut()}>
        −
      </Button>
      <Button size="small" variant="outlined" onClick={() => void fitView({ padding: 0.05 })}>
        Whole map
      </Button>
      <Button size="small" variant="outlined" onClick={onSelected}>
        Selected place
      </Button>
    </Panel>
  );
}

/** The keyboard's position on a map, and the edge by which it got there. */
export type Stand = { place: string; via: MapEdge | null };

export type Direction = 'on' | 'back' | 'before' | 'after' | 'first' | 'last';

/** Arrow keys for a map that runs from top to bottom. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
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
