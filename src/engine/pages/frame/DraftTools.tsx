import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import styles from './tools.module.css';

// A question must not fail because of what is below it.
const AnswerTools = lazyPart(() => import('./AnswerTools.tsx'));

/** Tools for the visitor's answers, on any page of the funnel, and the small print. */
export function DraftTools() {
  const { SmallPrint } = useOnboarding().around;
  return (
    <footer className={styles.tools}>
      <div className={styles.answers}>
        {useHydrated() ? (
          <Suspense>
            <AnswerTools />
          </Suspense>
        ) : null}
      </div>
      {SmallPrint && <SmallPrint />}
    </footer>
  );
}
