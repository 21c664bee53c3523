import { MarkerType } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { Drawn } from './drawn.ts';
import type { MapPlace } from '../../session/map/flow-map.ts';
import type { Marks, Standing } from '../../session/map/marks.ts';
import type { PlaceNodeType } from './PlaceNode.tsx';
import { trafficOn, type Traffic } from '../../session/map/traffic.ts';
import type { TransitionEdgeType } from './TransitionEdge.tsx';
import { placeInWords } from './words.ts';

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
