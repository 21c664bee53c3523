import Button from '@mui/material/Button';
import styles from './form.module.css';

type Props = {
  /** The user-visible name of what is moved. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/**
 * Buttons to move an item up or down. At the ends of the list they are only aria-disabled, to keep the
 * focus: `onMove` says that there is no further.
 */
export function MoveButtons({ what, isFirst, isLast, onMove }: Props) {
  return (
    <span className={styles['moves']}>
      <Button aria-label={`Move “${what}” up`} aria-disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </Button>
      <Button aria-label={`Move “${what}” down`} aria-disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </Button>
    </span>
  );
}
