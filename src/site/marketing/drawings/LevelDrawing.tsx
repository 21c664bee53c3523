import styles from './level-drawing.module.css';

/** A level on a wall of four courses, with its dimension, to illustrate the closing words. */
export function LevelDrawing() {
  return (
    <svg className={styles.level} viewBox="0 0 420 300" aria-hidden="true" focusable="false">
      <path
        className={styles.bricks}
        d="M10 156h96v36H10zM202 156h96v36h-96zM58 228h96v36H58zM250 228h96v36h-96z"
      />
      <path
        className={styles.lines}
        d="M10 300V156h400v144M10 192h400M10 228h400M10 264h400M106 156v36M202 156v36M298 156v36M58 192v36M154 192v36M250 192v36M346 192v36M58 228v36M154 228v36M250 228v36M346 228v36M106 264v36M202 264v36M298 264v36"
      />
      <path className={styles.body} d="M64 112h292a4 4 0 0 1 4 4v40H60v-40a4 4 0 0 1 4-4z" />
      <path className={styles.glass} d="M186 122h48a12 12 0 0 1 0 24h-48a12 12 0 0 1 0-24z" />
      <path className={styles.lines} d="M199 122v24M221 122v24" />
      <circle className={styles.bubble} cx="210" cy="134" r="7" />
      <circle className={styles.glass} cx="102" cy="134" r="12" />
      <circle className={styles.glass} cx="318" cy="134" r="12" />
      <path className={styles.fine} d="M60 96V64M360 96V64M60 74h300M55 79l10-10M355 79l10-10" />
    </svg>
  );
}
