import { Suspense, useRef, useSyncExternalStore, type ReactNode } from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import type { StepId } from '../../flow/types.ts';
import { detailOf } from '../../draft/ui/save-state-words.ts';
import { SaveStatus } from '../../draft/ui/SaveStatus.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useOnboarding } from '../onboarding-context.tsx';
import { DraftTools } from './DraftTools.tsx';
import { BlurOnLeave } from './BlurOnLeave.tsx';
import { EmptyDevice } from './EmptyDevice.tsx';
import { Masthead } from './Masthead.tsx';
import { Progress } from './Progress.tsx';
import { Returning } from './Returning.tsx';
import styles from './frame.module.css';
import { useMedia } from '../../ui/use-media.ts';

/** The rail fits beside the question from this width on; the style sheet says the same. */
const WIDE = 'screen and (width >= 64rem)';

const Troubles = lazyPart(() => import('./Troubles.tsx'));

type Props = {
  at: StepId;
  wide?: boolean;
  /** Shows the app's `Aside` beside the page, if there is room. */
  rail?: boolean;
  children: ReactNode;
};

/**
 * The frame around every page of the funnel (spec section 2, common frame). It stays from step to
 * step, except for what belongs to one visit to a page: an offer, an open dialog.
 */
export function Frame({ at, wide = false, rail = false, children }: Props) {
  const { around, lastChange, store } = useOnboarding();
  const { Aside } = around;
  const isWide = useMedia(WIDE);
  const hasAside = rail && Aside !== undefined;
  const isTroubled = useIsTroubled();
  const question = useRef<HTMLElement>(null);
  const notice: ReactNode = lastChange.noticeAt(at);
  return (
    <div className={styles.frame} data-rail={hasAside || undefined}>
      <a
        className={`${styles.skip} visually-hidden`}
        href="#question"
        onClick={(event) => {
          // A new history entry would lose the state of this one, e.g. the plan.
          event.preventDefault();
          question.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <Masthead>
        <SaveStatus store={store} />
      </Masthead>
      <main
        ref={question}
        id="question"
        className={wide ? styles.wide : styles.column}
        tabIndex={-1}
      >
        {/* One place for both: an offer that comes later pushes no question away. */}
        <div className={styles.above}>
          <Progress at={at} />
          <Returning key={`offer at ${at}`} at={at} />
        </div>
        {notice}
        <BlurOnLeave at={at}>{children}</BlurOnLeave>
        {/* Loads after the page: above, it would push the question away. */}
        <Suspense>{isTroubled && <Troubles />}</Suspense>
        <EmptyDevice key={`empty at ${at}`} at={at} />
      </main>
      {hasAside && (
        <div className={styles.beside}>
          <Suspense>{isWide && <Aside at={at} />}</Suspense>
        </div>
      )}
      {/* Each page has its own: none moves from one page to the next. */}
      <DraftTools key={`tools at ${at}`} />
    </div>
  );
}

/** True if there is more to say about the answers than the header's one line. */
function useIsTroubled(): boolean {
  const { store, board } = useOnboarding();
  const isTroubled = () => detailOf(store.saveState()) !== '';
  const isPosted = () => board.posted().length > 0;
  const troubled = useSyncExternalStore(store.subscribeSaveState, isTroubled, () => false);
  return useSyncExternalStore(board.subscribe, isPosted, () => false) || troubled;
}
