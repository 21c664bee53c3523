import type { ReactNode } from 'react';
import styles from './titled-fields.module.css';

type Props = {
  title: string;
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A group of form controls under a title of the page. */
export function TitledFields({ title, describedBy, className = '', children }: Props) {
  return (
    <fieldset className={`${styles.group} ${className}`} aria-describedby={describedBy}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
