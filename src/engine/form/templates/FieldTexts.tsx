import {
  type DescriptionFieldProps,
  errorId,
  type FieldErrorProps,
  type FieldHelpProps,
  helpId,
} from '@rjsf/utils';
import { Children, useState, type ReactNode } from 'react';
import { AlertGlyph } from '../controls/glyphs.tsx';
import styles from './field.module.css';
import texts from '../../../../schemas/content/form-texts.json';

/**
 * The messages of one field, after an icon. Once they are mended, their place stays empty, so that
 * nothing moves under the finger that mended them.
 */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
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

/** A hint in plain text; line breaks are kept, markup is not interpreted. */
export function DescriptionField({ id, description }: DescriptionFieldProps) {
  if (!description) return null;
  return (
    <p id={id} className={styles.hint}>
      {description}
    </p>
  );
}

/** `ui:help`: plain text below the control. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <p id={helpId(fieldPathId)} className={styles.note}>
      {help}
    </p>
  );
}

/** The label of a field that may stay empty. */
export const OptionalLabel = ({ label }: { label: string }) => (
  <>
    <span>{label}</span> <span className={styles.optional}>{texts.field.optional}</span>
  </>
);
