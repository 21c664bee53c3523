import { errorId, type FieldErrorProps } from '@rjsf/utils';
import { Children, useState, type ReactNode } from 'react';
import { AlertGlyph } from '../controls/glyphs.tsx';
import styles from './field.module.css';

/**
 * The messages of one field, after an icon. Once they are mended, their place stays empty, so that
 * nothing moves under the finger that mended them.
 */
export default function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  const isWrong = errors.length > 0;
  const [last, keep] = useState<readonly ReactNode[]>(errors);
  if (isWrong && !isSame(errors, last)) keep(errors);
  if (!isWrong && last.length === 0) return null;
  return (
    <div
      id={isWrong ? errorId(fieldPathId) : undefined}
      className={styles.error}
      data-mended={!isWrong || undefined}
    >
      <AlertGlyph />
      <div>
        {Children.toArray(isWrong ? errors : [...last]).map((message, index) => (
          // Messages are plain text and have no identity.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{message}</p>
        ))}
      </div>
    </div>
  );
}

const isSame = (one: readonly ReactNode[], other: readonly ReactNode[]): boolean =>
  one.length === other.length && one.every((message, index) => message === other[index]);
