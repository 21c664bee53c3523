import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import texts from '../../../schemas/content/funnel-texts.json';
import styles from './frame.module.css';

// Nobody's question is to fail for the sake of what stands below it.
const AnswerTools = lazy(() => untilLoaded(() => import('./AnswerTools.tsx')));

/** What a visitor can do about their answers on any page of the funnel, and the small print. */
export function DraftTools() {
  return (
    <footer className={styles.tools}>
      <div className={styles.answers}>
        {useHydrated() ? (
          <Suspense>
            <AnswerTools />
          </Suspense>
        ) : null}
      </div>
      <nav className={styles.small} aria-label={texts.footer.label}>
        <a href="/privacy">{texts.footer.privacy}</a>
        <a href="/terms">{texts.footer.terms}</a>
        <a href="/accessibility">{texts.footer.accessibility}</a>
      </nav>
    </footer>
  );
}
