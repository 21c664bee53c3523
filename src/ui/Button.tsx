import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` once a page; `secondary` beside it or in lists; `quiet` reads as a link. */
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** A native button in the look of the design brief, without MUI's weight on the first step. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: Props) {
  const look = `${styles.button} ${styles[variant]}`;
  return <button type={type} className={className ? `${look} ${className}` : look} {...rest} />;
}
