import Button from '@mui/material/Button';
import styles from './form.module.css';

type Props = {
  /** What is moved, as its reader knows it. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Two buttons that give something another place. At the end of the list they stay, and keep the focus. */
export function MoveButtons({ what, isFirst, isLast, onMove }: Props) {
  return (
    <span className={styles['moves']}>
      <Button
        aria-label={`Move “${what}” up`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      >
        ↑
      </Button>
      <Button
        aria-label={`Move “${what}” down`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      >
        ↓
      </Button>
    </span>
  );
}
