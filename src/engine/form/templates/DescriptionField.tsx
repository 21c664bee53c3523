import type { DescriptionFieldProps } from '@rjsf/utils';
import styles from './field.module.css';

/** A hint in plain text; line breaks are kept, markup is not interpreted. */
export default function DescriptionField({ id, description }: DescriptionFieldProps) {
  if (!description) return null;
  return (
    <p id={id} className={styles.hint}>
      {description}
    </p>
  );
}
