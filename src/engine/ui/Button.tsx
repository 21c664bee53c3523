import type { ComponentProps } from 'react';
import styles from './button.module.css';

/**
 * Use `primary` at most once a page, `secondary` beside it or in lists, and `danger` for what
 * cannot be undone. `quiet` looks like a link; `accent` and `on-night` are for dark backgrounds.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'accent' | 'on-night';

/** Button classes for another kind of element that should look like a button. */
export function buttonClass(variant: ButtonVariant, className = ''): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A native button styled as in the design brief; MUI's would weigh down the first step. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<'a'> & { variant?: ButtonVariant };

/** A link that looks like a button and works without JavaScript. */
export function ButtonLink({ variant = 'primary', className, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={buttonClass(variant, className)}>
      {link.children}
    </a>
  );
}
