import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import type { MapPlace } from '../../session/map/flow-map.ts';
import type { Mark } from '../../session/map/marks.ts';
import styles from './map.module.css';

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
