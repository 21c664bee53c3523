import { helpId, type FieldHelpProps } from '@rjsf/utils';
import styles from './field.module.css';

/** `ui:help`: plain text below the control. */
export default function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <p id={helpId(fieldPathId)} className={styles.note}>
      {help}
    </p>
  );
}
