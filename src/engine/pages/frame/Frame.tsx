import {
  Component,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import texts from '../../../../schemas/content/step-texts.json';
import type { StepId } from '../../flow/types.ts';
import { detailOf } from '../../draft/ui/save-state-words.ts';
import { SaveStatus } from '../../draft/ui/SaveStatus.tsx';
import { lazyPart } from '../../ui/until-loaded.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { EmptyDevice } from './EmptyDevice.tsx';
import { Masthead } from './Loading.tsx';
import styles from './frame.module.css';
import { useHydrated, useMedia } from '../../ui/browser-state.ts';
import toolsStyles from './tools.module.css';
import { firstUnanswered, isVisited } from '../../flow/complete.ts';
import { minutesLeft, sectionAt, shownProgress, stepCount } from '../../flow/progress.ts';
import { fill } from '../../logic/text-syntax.ts';
import progressStyles from './progress.module.css';

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
  const trouble = useTrouble();
  const troubles = <Suspense>{trouble !== undefined && <Troubles />}</Suspense>;
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
        {trouble === 'gone' && troubles}
        <BlurOnLeave at={at}>{children}</BlurOnLeave>
        {/* Loads after the page: above, it would push the question away. */}
        {trouble !== 'gone' && troubles}
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

/**
 * What there is to say about the answers beyond the header's one line. That they are `gone` is asked in
 * a dialog over the page, which may move under it.
 */
function useTrouble(): 'gone' | 'other' | undefined {
  const { store, board } = useOnboarding();
  const troubleOf = () => {
    const state = store.saveState();
    if (state.kind === 'gone') return 'gone';
    return detailOf(state) === '' ? undefined : 'other';
  };
  const isPosted = () => board.posted().length > 0;
  const trouble = useSyncExternalStore(store.subscribeSaveState, troubleOf, () => undefined);
  const posted = useSyncExternalStore(board.subscribe, isPosted, () => false);
  return trouble ?? (posted ? 'other' : undefined);
}

type BlurOnLeaveProps = { at: string; children: ReactNode };

/**
 * Blurs the focused control before its page is replaced. If the focused control is removed instead,
 * the browser first styles and lays out the half-changed page: up to a tenth of the work from step
 * to step. The new page's heading takes the focus in any case.
 */
export class BlurOnLeave extends Component<BlurOnLeaveProps> {
  /** The only moment before the document changes when the old page's handlers do not see the blur. */
  override getSnapshotBeforeUpdate({ at }: BlurOnLeaveProps): null {
    const { activeElement } = document;
    if (at !== this.props.at && activeElement instanceof HTMLElement) activeElement.blur();
    return null;
  }

  /** React requires it along with a snapshot. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children;
  }
}

// A question must not fail because of what is below it.
const AnswerTools = lazyPart(() => import('./AnswerTools.tsx'));

/** Tools for the visitor's answers, on any page of the funnel, and the small print. */
function DraftTools() {
  const { SmallPrint } = useOnboarding().around;
  return (
    <footer className={toolsStyles.tools}>
      <div className={toolsStyles.answers}>
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

const ReturnOffer = lazyPart(() => import('./ReturnOffer.tsx'));

/** Lets a visitor who returns to the first question continue where they left off. */
export function Returning({ at }: { at: StepId }) {
  const { flow, store, cameFromElsewhere } = useOnboarding();
  const hydrated = useHydrated();
  // Progress made from this page, while it waits for the server, is not a return.
  const [cameBack] = useState(() => !cameFromElsewhere(at) && store.getSnapshot().currentStep > 1);
  const [startedOver, setStartedOver] = useState(false);
  useEffect(() => {
    // The pressed button disappears with the offer.
    if (startedOver) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [startedOver]);
  if (!hydrated || !cameBack || startedOver || at !== flow.source.start) return null;
  return (
    <Suspense>
      <ReturnOffer at={at} onStartedOver={() => setStartedOver(true)} />
    </Suspense>
  );
}

/**
 * Three segments of 8, 2 and 2 twelfths and "Step n of m" (spec section 2, decision D5); a step
 * with its own bar shows that instead.
 */
function Progress({ at }: { at: StepId }) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const { number, of } = stepCount(flow, at, draft.answers, ambient);
  const section = sectionAt(flow, at)?.label;
  const minutes = minutesLeft(flow, at, draft.answers, ambient);
  // A step's bar does not depend on it.
  const open = flow.page(at) && firstUnanswered(flow, draft.answers, at, isVisited, ambient)?.id;
  return (
    <div className={progressStyles.progress}>
      <div className={progressStyles.segments}>
        {shownProgress(flow, at, { isSent: draft.quoteId !== undefined, open }).map(
          ({ id, ...segment }) => (
            <ProgressTrack key={id} {...segment} />
          ),
        )}
      </div>
      {number > 0 ? (
        <p key={at} className={progressStyles.count}>
          <span>{fill(texts.stepCount, { n: number, m: of })}</span>
          {section !== undefined && (
            <span>{minutes > 0 ? fill(texts.stepSection, { section, minutes }) : section}</span>
          )}
        </p>
      ) : null}
    </div>
  );
}

type ProgressProps = {
  label: string;
  /** 0-100. */
  percent: number;
  /** In twelfths of the bar. */
  width: number;
};

/** One segment; its label is gray until the segment is started (spec section 2). */
function ProgressTrack({ label, percent, width }: ProgressProps) {
  const rounded = Math.round(percent);
  return (
    <div className={progressStyles.segment} data-width={width}>
      <div
        className={progressStyles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
        aria-valuetext={fill(texts.progressValue, { percent: rounded })}
      >
        <svg aria-hidden="true" width="100%" height="100%">
          <rect className={progressStyles.fill} width={`${percent}%`} height="100%" rx="4" />
        </svg>
      </div>
      <span className={percent > 0 ? progressStyles.begun : progressStyles.ahead}>{label}</span>
    </div>
  );
}
