import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

type Kind = 'primary' | 'secondary' | 'accent' | 'on-night';
type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { kind?: Kind };

/** A link that looks like a button: it goes somewhere, and it does so without JavaScript. */
export function ButtonLink({ kind = 'primary', className, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}>
      {link.children}
    </a>
  );
}
