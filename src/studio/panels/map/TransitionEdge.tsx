import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import type { Box, Point } from './layout.ts';
import type { MapEdge } from '../../session/map/flow-map.ts';
import type { Mark } from '../../session/map/marks.ts';
import styles from './map.module.css';

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
