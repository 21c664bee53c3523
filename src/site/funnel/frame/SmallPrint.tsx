import texts from '../../../../schemas/content/funnel-texts.json';
import styles from './small-print.module.css';

/** Links to the legal pages, which are documents of their own. */
export function SmallPrint() {
  return (
    <nav className={styles.small} aria-label={texts.footer.label}>
      <a href="/privacy">{texts.footer.privacy}</a>
      <a href="/terms">{texts.footer.terms}</a>
      <a href="/accessibility">{texts.footer.accessibility}</a>
    </nav>
  );
}
