import { use } from 'react';
import { FileMarks } from './file-marks.ts';
import styles from './item-label.module.css';

/** The name of a file or step, with accessible marks for unsaved edits and errors. */
export function ItemLabel({ label, files }: { label: string; files: readonly string[] }) {
  const { dirty, wrong } = use(FileMarks);
  const isDirty = files.some((path) => dirty.includes(path));
  const isWrong = files.some((path) => wrong.includes(path));
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
