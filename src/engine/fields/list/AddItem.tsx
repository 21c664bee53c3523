import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { fill } from '../../logic/text-syntax.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { StepWidgetProps } from '../../form/contract.ts';
import styles from './list.module.css';

type Props = {
  list: StepWidgetProps;
  /** Number of items that the list has. */
  count: number;
  /** True if it has as many as the `maxItems` of its schema. */
  isFull: boolean;
  label: string;
  /** Said instead of adding to a full list, with `{max}`. */
  full: string;
  /** True if the button opens a dialog. */
  opens?: boolean;
  onAdd: (event: MouseEvent<HTMLElement>) => void;
};

/** The button that adds to a list, and why it does not if the list is full. */
export function AddItem({ list, count, isFull, label, full, opens = false, onAdd }: Props) {
  const { id, disabled, readonly } = list;
  return (
    <>
      <Button
        variant="secondary"
        className={styles.add}
        aria-haspopup={opens ? 'dialog' : undefined}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? `${id}__full` : undefined}
        disabled={disabled || readonly}
        onClick={(event) => !isFull && onAdd(event)}
      >
        <Icon name="plus" size={20} />
        <span>{label}</span>
      </Button>
      {isFull && (
        <p id={`${id}__full`} className={styles.full}>
          {fill(full, { max: count })}
        </p>
      )}
    </>
  );
}
