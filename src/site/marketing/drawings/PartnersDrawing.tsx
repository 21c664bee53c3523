import styles from './drawing.module.css';

/** Three columns under one beam, and a line that shows that the beam is level. */
export function PartnersDrawing({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 300" role="img" aria-label={label}>
      <path
        className={styles.fine}
        d="M10 260h460M30 260l-10 12M80 260l-10 12M130 260l-10 12M180 260l-10 12M230 260l-10 12M280 260l-10 12M330 260l-10 12M380 260l-10 12M430 260l-10 12M470 260l-10 12M60 22v24M420 22v24M60 34h360M55 39l10-10M415 39l10-10"
      />
      <path className={styles.tintLine} d="M60 64h360v32H60z" />
      <path className={styles.line} d="M60 74h360" />
      <path
        className={styles.paperLine}
        d="M84 112h44v132H84zM218 112h44v132h-44zM352 112h44v132h-44z"
      />
      <path className={styles.amberLine} d="M76 96h60v16H76zM210 96h60v16h-60zM344 96h60v16h-60z" />
      <path
        className={styles.greenLine}
        d="M72 244h68v16H72zM206 244h68v16h-68zM340 244h68v16h-68z"
      />
      <path
        className={styles.line}
        d="M98 122v112M114 122v112M232 122v112M248 122v112M366 122v112M382 122v112M307 96v74"
      />
      <path className={styles.amberLine} d="M299 170h16v10l-8 38-8-38z" />
      <path className={styles.line} d="M299 180h16" />
    </svg>
  );
}
