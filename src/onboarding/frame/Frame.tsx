import { lazy, Suspense, useRef, type ReactNode } from 'react';
import texts from '../../../schemas/content/funnel-texts.json';
import type { StepId } from '../../flow/types.ts';
import { lastChange } from '../change/last-change.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';
import { DraftTools } from './DraftTools.tsx';
import { FunnelHeader } from './FunnelHeader.tsx';
import { LetGo } from './LetGo.tsx';
import { Progress } from './Progress.tsx';
import { Returning } from './Returning.tsx';
import styles from './frame.module.css';
import { useWide } from './use-wide.ts';

const Rail = lazy(() => untilLoaded(() => import('./Rail.tsx')));

type Props = {
  at: StepId;
  wide?: boolean;
  /** With the sections and the answers beside the page, where there is room. */
  rail?: boolean;
  children: ReactNode;
};

/**
 * What every page of the funnel has around it (spec section 2, common frame). It stays from step to
 * step but for what speaks of one visit to a page: an offer, a dialog that is open.
 */
export function Frame({ at, wide = false, rail = false, children }: Props) {
  const hasRail = useWide() && rail;
  const question = useRef<HTMLElement>(null);
  return (
    <div className={styles.frame} data-rail={rail || undefined}>
      <a
        className={`${styles.skip} visually-hidden`}
        href="#question"
        onClick={(event) => {
          // A history entry of its own would have none of the state of this one, e.g. the plan.
          event.preventDefault();
          question.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <FunnelHeader />
      <main
        ref={question}
        id="question"
        className={wide ? styles.wide : styles.column}
        tabIndex={-1}
      >
        <Progress at={at} />
        {lastChange.noticeAt(at)}
        <LetGo at={at}>{children}</LetGo>
        {/* It comes with the saved answers, after the page: above, it would push the question away. */}
        <Returning key={`offer at ${at}`} at={at} />
      </main>
      {rail && (
        <div className={styles.beside}>
          <Suspense>{hasRail && <Rail at={at} />}</Suspense>
        </div>
      )}
      <DraftTools key={at} />
    </div>
  );
}
