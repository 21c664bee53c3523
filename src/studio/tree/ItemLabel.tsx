import styles from './item-label.module.css';

/** The name of a file or step; whether it has unsaved edits and errors is said in words too. */
export function ItemLabel(props: { label: string; isDirty: boolean; isWrong: boolean }) {
  const { label, isDirty, isWrong } = props;
  return (
    <span className={styles['label']}>
      <span className={styles['text']}>{label}</span>
      {isDirty && (
        <span className={styles['dirty']} role="img" aria-label="not saved" title="Not saved">
          ●
        </span>
      )}
      {isWrong && (
        <span className={styles['wrong']} role="img" aria-label="has errors" title="Has errors">
          ▲
        </span>
      )}
    </span>
  );
}
