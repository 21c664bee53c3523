import styles from './logo.module.css';

/** The plumb bob on its line, and the brand's name. Inherits the text color. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 20 36" width="20" height="36" aria-hidden="true" focusable="false">
        <path className={styles.line} d="M10 0v14M2 1.5h16" />
        <path className={styles.bob} d="M6.5 14h7v4.5L10 35l-3.5-16.5z" />
        <path className={styles.line} d="M6.5 18.5h7" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
