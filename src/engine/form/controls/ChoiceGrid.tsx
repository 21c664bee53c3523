import type { ReactNode } from 'react';
import styles from './choice-grid.module.css';

type Props = {
  /** Columns from 768 px on: 1, 2 or 3; anything else counts as `usual`. */
  columns: unknown;
  usual: 1 | 2 | 3;
  /** Called when the focus leaves the group, not when it moves within it. */
  onLeave: () => void;
  children: ReactNode;
};

const CLASSES = { 1: styles.one, 2: styles.two, 3: styles.three };

/** Lays out the cards of one group. */
export function ChoiceGrid({ columns, usual, onLeave, children }: Props) {
  const count = columns === 1 || columns === 2 || columns === 3 ? columns : usual;
  return (
    <div
      className={CLASSES[count]}
      onBlur={({ currentTarget, relatedTarget }) => {
        const inside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!inside) onLeave();
      }}
    >
      {children}
    </div>
  );
}
