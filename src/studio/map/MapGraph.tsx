import '@xyflow/react/dist/base.css';
import Button from '@mui/material/Button';
import {
  MarkerType,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type EdgeTypes,
  type NodeTypes,
} from '@xyflow/react';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Drawn } from './drawn.ts';
import type { MapPlace } from './flow-map.ts';
import { PlaceNode, type PlaceNodeType } from './PlaceNode.tsx';
import { DIRECTIONS, steer, type Stand } from './steer.ts';
import type { Marks, Standing } from './marks.ts';
import { trafficOn, type Traffic } from './traffic.ts';
import { TransitionEdge, type TransitionEdgeType } from './TransitionEdge.tsx';
import { placeInWords } from './words.ts';
import styles from './map.module.css';

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

const TONES: Readonly<Record<Standing, string>> = {
  broken: 'var(--error-700)',
  unreachable: 'var(--error-700)',
  covered: 'var(--success-700)',
  reached: 'var(--info-700)',
  unknown: 'var(--line-600)',
};

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
  const { fitView, zoomIn, zoomOut, setCenter, getZoom } = useReactFlow();
  const surface = useRef<HTMLDivElement>(null);
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
      const below = (surface.current?.clientHeight ?? 0) / 5 / zoom;
      void setCenter(box.x + box.width / 2, box.y + box.height / 2 + below, { zoom });
    },
    [layout, setCenter],
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
        surface.current
          ?.querySelector<HTMLElement>(`[data-place="${CSS.escape(next.place)}"]`)
          ?.focus({ preventScroll: true });
      }
      event.preventDefault();
    },
    [map, stand, show, getZoom, onOpen],
  );

  // Visitor counts change only the edges, so the places, the larger part, are memoized separately.
  const nodes = useMemo(() => {
    const labels = new Map(map.places.map(({ id, label }) => [id, label]));
    return map.places.map((place): PlaceNodeType => {
      const { x = 0, y = 0, width = 0, height = 0 } = layout.places.get(place.id) ?? {};
      const mark = marks.get(place.id);
      const edges = map.edges.filter(({ from }) => from === place.id);
      return {
        id: place.id,
        type: 'place',
        position: { x, y },
        width,
        height,
        measured: { width, height },
        data: {
          place,
          mark,
          words: placeInWords(place, mark, edges, (id) => labels.get(id) ?? id),
          isSelected: place.id === selected,
          isStop: place.id === stop,
          onChoose: () => onChoose(place),
          onOpen: () => onOpen(place),
          onPress: (event) => press(place, event),
        },
      };
    });
  }, [map, layout, marks, selected, stop, onChoose, onOpen, press]);
  const edges = useMemo(() => {
    const passed = trafficOn(map, traffic);
    return map.edges.map((edge): TransitionEdgeType => {
      const { points = [], label = null } = layout.edges.get(edge.id) ?? {};
      const mark = marks.get(edge.id);
      const count = passed.get(edge.id);
      const isCounted = count !== undefined && traffic.visitors > 0;
      return {
        id: edge.id,
        type: 'edge',
        source: edge.from,
        target: edge.to,
        markerEnd: { type: MarkerType.ArrowClosed, color: TONES[mark?.standing ?? 'unknown'] },
        data: {
          edge,
          mark,
          points,
          label,
          count: isCounted ? `${count} of ${traffic.visitors}` : '',
        },
      };
    });
  }, [map, layout, marks, traffic]);

  return (
    <div className={styles['graph']} ref={surface}>
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
        <Panel position="top-right" className={styles['zoom']}>
          <Button
            size="small"
            variant="outlined"
            aria-label="Zoom in"
            onClick={() => void zoomIn()}
          >
            +
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label="Zoom out"
            onClick={() => void zoomOut()}
          >
            −
          </Button>
          <Button size="small" variant="outlined" onClick={() => void fitView({ padding: 0.05 })}>
            Whole map
          </Button>
          <Button size="small" variant="outlined" onClick={() => show(stop, READABLE)}>
            Selected place
          </Button>
        </Panel>
      </ReactFlow>
    </div>
  );
}
