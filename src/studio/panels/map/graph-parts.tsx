import {
  BaseEdge,
  type Edge,
  EdgeLabelRenderer,
  type EdgeProps,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
} from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { Drawn } from './use-map.ts';
import type { Box, Point } from './layout.ts';
import type { MapEdge, MapPlace } from '../../session/map/flow-map.ts';
import type { Mark, Marks, Standing } from '../../session/map/marks.ts';
import { type Traffic, trafficOn } from '../../session/map/traffic.ts';
import { placeInWords } from './words.ts';
import styles from './map.module.css';

const TONES: Readonly<Record<Standing, string>> = {
  broken: 'var(--error-700)',
  unreachable: 'var(--error-700)',
  covered: 'var(--success-700)',
  reached: 'var(--info-700)',
  unknown: 'var(--line-600)',
};

type NodeSource = {
  drawn: Drawn;
  marks: Marks;
  selected: string | undefined;
  /** The place that Tab leads to. */
  stop: string | undefined;
  onChoose: (place: MapPlace) => void;
  onOpen: (place: MapPlace) => void;
  onPress: (place: MapPlace, event: KeyboardEvent) => void;
};

/** The places of a map as nodes of React Flow. */
export function nodesOf(source: NodeSource): PlaceNodeType[] {
  const { drawn, marks, selected, stop, onChoose, onOpen, onPress } = source;
  const { map, layout } = drawn;
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
        onPress: (event) => onPress(place, event),
      },
    };
  });
}

type EdgeSource = { drawn: Drawn; marks: Marks; traffic: Traffic };

/** The edges of a map as edges of React Flow, with the number of visitors who take each. */
export function edgesOf({ drawn: { map, layout }, marks, traffic }: EdgeSource) {
  const counts = trafficOn(map, traffic);
  return map.edges.map((edge): TransitionEdgeType => {
    const { points = [], label = null } = layout.edges.get(edge.id) ?? {};
    const mark = marks.get(edge.id);
    const count = counts.get(edge.id);
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
}

export type PlaceNodeType = Node<
  {
    place: MapPlace;
    mark: Mark | undefined;
    /** Its accessible name in full sentences. */
    words: string;
    isSelected: boolean;
    /** True for the one place that is in the tab order. */
    isStop: boolean;
    onChoose: () => void;
    onOpen: () => void;
    onPress: (event: KeyboardEvent) => void;
  },
  'place'
>;

/** A place on the map as a button that selects it; Enter or a double click opens it. */
export function PlaceNode({ id, data }: NodeProps<PlaceNodeType>) {
  const { place, mark, words, isSelected, isStop, onChoose, onOpen, onPress } = data;
  const standing = mark?.standing ?? 'unknown';
  const findings = mark?.findings.length ?? 0;
  return (
    <>
      <Handle
        type="target"
        position={Position.Top}
        isConnectable={false}
        className={styles['end']}
      />
      <button
        type="button"
        className={`nopan ${styles['place']} ${styles[place.kind]} ${styles[standing]}`}
        data-place={id}
        aria-label={words}
        aria-current={isSelected}
        tabIndex={isStop ? 0 : -1}
        onClick={onChoose}
        onDoubleClick={onOpen}
        onKeyDown={onPress}
      >
        <span className={styles['name']}>
          {place.number !== null && <span className={styles['number']}>{place.number}</span>}
          <span className={styles['label']}>{place.label}</span>
        </span>
        <span className={styles['facts']}>
          {place.kind === 'missing' && <span>Does not exist</span>}
          {standing === 'unreachable' && <span>Unreachable</span>}
          {mark !== undefined && mark.journeys > 0 && <span>✓ {mark.journeys}</span>}
          {findings > 0 && (
            <span className={standing === 'broken' ? styles['errors'] : styles['warnings']}>
              ▲ {findings}
            </span>
          )}
        </span>
      </button>
      <Handle
        type="source"
        position={Position.Bottom}
        isConnectable={false}
        className={styles['end']}
      />
    </>
  );
}

export type TransitionEdgeType = Edge<
  {
    edge: MapEdge;
    mark: Mark | undefined;
    points: readonly Point[];
    label: Box | null;
    /** How many of the random visitors take it; empty until some are counted. */
    count: string;
  },
  'edge'
>;

/** An edge with its condition, and how many of the random visitors take it. */
export function TransitionEdge({ id, data, markerEnd }: EdgeProps<TransitionEdgeType>) {
  if (data === undefined) return null;
  const { edge, mark, points, label, count } = data;
  const standing = mark?.standing ?? 'unknown';
  return (
    <>
      <BaseEdge
        id={id}
        path={pathOf(points)}
        className={`${styles['edge']} ${styles[standing]}`}
        {...(markerEnd !== undefined && { markerEnd })}
      />
      {(edge.condition !== '' || count !== '') && (
        <EdgeLabelRenderer>
          <div
            className={`${label === null ? styles['beside'] : styles['condition']} ${styles[standing]}`}
            style={label === null ? placedBeside(points) : placed(label)}
            // The accessible name of the place it starts from already says the same.
            aria-hidden="true"
          >
            {edge.condition !== '' && <span>{edge.condition}</span>}
            {count !== '' && <span className={styles['count']}>{count}</span>}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });

const placed = ({ x, y, width }: Box) => ({ ...at(x, y), inlineSize: width });

/** To the right of the edge's start. */
function placedBeside([first]: readonly Point[]) {
  return at((first?.x ?? 0) + 6, (first?.y ?? 0) + 8);
}

const pathOf = ([first, ...others]: readonly Point[]): string =>
  first === undefined
    ? ''
    : [`M ${first.x} ${first.y}`, ...others.map(({ x, y }) => `L ${x} ${y}`)].join(' ');
