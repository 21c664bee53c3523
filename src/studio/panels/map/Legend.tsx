import type { Standing } from '../../session/map/marks.ts';
import { STANDINGS } from './words.ts';
import styles from './map.module.css';

const ORDER: readonly Standing[] = ['covered', 'reached', 'unreachable', 'broken', 'unknown'];

/** Explains the colors and lines of the map. */
export function Legend() {
  return (
    <ul className={styles['legend']} aria-label="Colors">
      {ORDER.map((standing) => (
        <li key={standing}>
          <svg width="28" height="12" aria-hidden="true">
            <path d="M 1 6 H 27" className={`${styles['edge']} ${styles[standing]}`} />
          </svg>
          {STANDINGS[standing]}
        </li>
      ))}
    </ul>
  );
}
