import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../engine/ui.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import texts from '../../../../schemas/content/funnel-texts.json';
import styles from './small-print.module.css';

const HomeLink = (props: Omit<ComponentProps<typeof Link>, 'to'>) => <Link to="/" {...props} />;

/**
 * The site's header above a questionnaire. Without children, as on a page that fails to load, its
 * links work without the application.
 */
export function FunnelHeader({ children }: { children?: ReactNode }) {
  if (children === undefined) return <HeaderFrame />;
  return <HeaderFrame Home={HomeLink}>{children}</HeaderFrame>;
}

/** What this site is, and links to the legal pages, which are documents of their own. */
export function SmallPrint() {
  return (
    <>
      <nav className={styles.small} aria-label={texts.footer.label}>
        <a href="/privacy">{texts.footer.privacy}</a>
        <a href="/terms">{texts.footer.terms}</a>
        <a href="/accessibility">{texts.footer.accessibility}</a>
      </nav>
      <p>{texts.footer.demonstration}</p>
    </>
  );
}
