import styles from './drawing.module.css';

/** A plumb line that has swung off its mark. */
export function OffPlumbDrawing({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 360" role="img" aria-label={label}>
      <path
        className={styles.fine}
        d="M200 16v314M30 330h340M50 330l-10 12M90 330l-10 12M130 330l-10 12M170 330l-10 12M210 330l-10 12M250 330l-10 12M290 330l-10 12M330 330l-10 12M370 330l-10 12M200 150a150 150 0 0 0 56-11"
      />
      <path className={styles.line} d="M150 16h100M170 16v10h60v-10" />
      <path className={styles.line} d="M200 26l74 196" />
      <path className={styles.amberLine} d="m262.8 226.2 22.4-8.5 5.3 14 2.5 52.6-28.7-43z" />
      <path className={styles.line} d="m268 240.2 22.4-8.5" />
      <path className={styles.greenLine} d="m188 304 12 22 12-22z" />
    </svg>
  );
}
