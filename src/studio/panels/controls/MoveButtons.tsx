import Button from '@mui/material/Button';
import styles from './form.module.css';

type Props = {
  /** The user-visible name of what is moved. */
  what: string;
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
};

/**
 * Buttons to move an item up or down. Where an item cannot go they are only aria-disabled, to keep the
 * focus: `onMove` says why.
 */
export function MoveButtons({ what, canMove, onMove }: Props) {
  return (
    <span className={styles['moves']}>
      <Button
        aria-label={`Move “${what}” up`}
        aria-disabled={!canMove.up}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        aria-label={`Move “${what}” down`}
        aria-disabled={!canMove.down}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
    </span>
  );
}
