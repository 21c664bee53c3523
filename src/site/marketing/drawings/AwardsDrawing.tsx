import styles from './drawing.module.css';

/** A shelf with room: a level, an empty frame, a blank rosette. */
export function AwardsDrawing({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 300" role="img" aria-label={label}>
      <path
        className={styles.fine}
        d="M40 262v20M440 262v20M40 272h400M35 277l10-10M435 277l10-10M452 84v128M446 90l12-12M446 218l12-12M446 84h12M446 212h12"
      />
      <path className={styles.amberLine} d="M30 212h420v18H30z" />
      <path className={styles.line} d="M70 230v22l20-22M410 230v22l-20-22" />
      <path className={styles.paperLine} d="M182 84h132v128H182z" />
      <path className={styles.tintLine} d="M198 100h100v96H198z" />
      <path className={styles.fine} d="M216 148h64M228 162h40" />
      <path className={styles.greenLine} d="M54 186h98v26H54z" />
      <path className={styles.paperLine} d="M84 192h38v14H84z" />
      <path className={styles.line} d="M97 192v14M109 192v14" />
      <path className={styles.line} d="m362 152-14 56 22-12 22 12-14-56" />
      <circle className={styles.amberLine} cx="370" cy="124" r="36" />
      <circle className={styles.paperLine} cx="370" cy="124" r="23" />
    </svg>
  );
}
