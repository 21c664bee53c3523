import type { ComponentProps } from 'react';
import styles from './button.module.css';

/**
 * `primary` once a page; `secondary` beside it or in lists; `danger` for what cannot be undone;
 * `quiet` reads as a link; `accent` and `on-night` stand on the dark ground.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet' | 'accent' | 'on-night';

/** The classes of a button, for an element of another kind that looks like one. */
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
