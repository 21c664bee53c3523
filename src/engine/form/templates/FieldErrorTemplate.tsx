import { errorId, type FieldErrorProps } from '@rjsf/utils';
import { Children } from 'react';
import { AlertGlyph } from '../controls/glyphs.tsx';
import styles from './field.module.css';

/** The messages of one field, after an icon; the error summary repeats them word for word. */
export default function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <div id={errorId(fieldPathId)} className={styles.error}>
      <AlertGlyph />
      <div>
        {Children.toArray(errors).map((message, index) => (
          // Messages are plain text and have no identity.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{message}</p>
        ))}
      </div>
    </div>
  );
}
