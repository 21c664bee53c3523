import texts from '../../../../schemas/content/form-texts.json';
import styles from './field.module.css';

/** The label of a field that may stay empty. */
export const OptionalLabel = ({ label }: { label: string }) => (
  <>
    <span>{label}</span> <span className={styles.optional}>{texts.field.optional}</span>
  </>
);
