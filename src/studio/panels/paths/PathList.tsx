import Link from '@mui/material/Link';
import type { PathStep, PathView } from '../../session/paths/path-view.ts';
import styles from './paths.module.css';

const STANDINGS: Readonly<Record<PathStep['standing'], { sign: string; words: string }>> = {
  answered: { sign: '✓', words: 'answered' },
  open: { sign: '○', words: 'not answered yet' },
  refused: { sign: '▲', words: 'rejects its answers' },
};

type Props = { view: PathView; open: string | undefined; onOpen: (step: string) => void };

/** The steps on this visitor's path, and why it branches as it does. */
export function PathList({ view: { steps, end }, open, onOpen }: Props) {
  return (
    <section aria-label="Path" className={styles['path']}>
      <h2>Path</h2>
      <ol>
        {steps.map(({ id, label, standing, number, of, percent, because }) => (
          <li key={id}>
            <span
              className={`${styles['sign']} ${styles[standing]}`}
              role="img"
              aria-label={STANDINGS[standing].words}
              title={STANDINGS[standing].words}
            >
              {STANDINGS[standing].sign}
            </span>
            <Link
              component="button"
              aria-current={id === open ? 'step' : undefined}
              className={id === open ? styles['current'] : ''}
              onClick={() => onOpen(id)}
            >
              {label}
            </Link>
            <span className={styles['progress']}>
              Step {number} of {of}, bar at {percent}%
            </span>
            {because !== '' && <span className={styles['because']}>{because}</span>}
          </li>
        ))}
      </ol>
      <p className={styles['end']}>
        {end === null ? 'The path reaches no end page.' : `Ends at ${end.label}.`}
      </p>
    </section>
  );
}
