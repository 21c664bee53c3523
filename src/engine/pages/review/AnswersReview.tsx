import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import texts from '../../../../schemas/content/review.json';
import { stepsBefore } from '../../flow/complete.ts';
import type { StepId } from '../../flow/types.ts';
import { activeAnswers } from '../../flow/walk.ts';
import { Button } from '../../ui/Button.tsx';
import { loadModule } from '../../ui/until-loaded.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import { loadedStep, loadStep } from '../step/load-step.ts';
import { stateOf } from '../step/leave/return-to.ts';
import { reviewedRowIn } from './reviewed-row.ts';
import styles from './answers-review.module.css';

const loadView = () => import('./ReviewedSteps.tsx');
type View = typeof import('./ReviewedSteps.tsx').ReviewedSteps;
type Shown = 'closed' | 'loading' | 'failed' | { ReviewedSteps: View };

type Props = {
  at: StepId;
  /** A sentence below the heading. */
  intro?: string | undefined;
  /** Given where the answers are what the page is about: they are open, and stay it. */
  view?: View;
  /** What else can be done with the answers. */
  children?: ReactNode;
};

/**
 * Every question on the visitor's path with its answer, and a link to change it that leads back
 * here. Without a `view` collapsed at first, but open for a visitor who returns from a change; the
 * questions and their view are loaded when it opens.
 */
export function AnswersReview({ at, intro, view, children }: Props) {
  const { flow, cameFromElsewhere } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const { state } = useLocation();
  const row = reviewedRowIn(state);
  // A reload leaves the focus alone.
  const [returned, setReturned] = useState(() => (cameFromElsewhere(at) ? row : undefined));
  const id = useId();
  const answers = activeAnswers(flow, draft.answers, ambient);
  const steps = stepsBefore(flow, answers, at, ambient);
  const [shown, setShown] = useState<Shown>(() => {
    if (view === undefined) return row === undefined ? 'closed' : 'loading';
    return steps.every(loadedStep) ? { ReviewedSteps: view } : 'loading';
  });
  const load = () => {
    Promise.all([loadModule(loadView), ...steps.map(loadStep)]).then(
      ([loaded]) => setShown(loaded ?? 'failed'),
      () => setShown('failed'),
    );
  };
  const reopen = useEffectEvent(() => {
    if (shown === 'loading') load();
  });
  useEffect(() => reopen(), []);
  const toggle = () => {
    setReturned(undefined);
    setShown(isOpen ? 'closed' : 'loading');
    if (!isOpen) load();
  };
  const ReviewedSteps = typeof shown === 'string' ? undefined : shown.ReviewedSteps;
  const isOpen = ReviewedSteps !== undefined;
  if (Object.keys(draft.answers).length === 0) return null;
  return (
    <section
      className={styles.review}
      aria-labelledby={`${id}-title`}
      data-coming={(view !== undefined && shown === 'loading') || undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <div className={styles.tools}>
          {(view === undefined || shown === 'failed') && (
            <Button
              id={`${id}-toggle`}
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-busy={shown === 'loading'}
              onClick={toggle}
            >
              {isOpen ? texts.hide : shown === 'failed' ? texts.retry : texts.show}
            </Button>
          )}
          {children}
        </div>
      </div>
      {intro !== undefined && <p>{intro}</p>}
      <output>{shown === 'loading' || shown === 'failed' ? texts[shown] : ''}</output>
      {ReviewedSteps !== undefined && (
        <div id={id} className={styles.steps}>
          <ReviewedSteps
            steps={steps}
            answers={answers}
            ambient={ambient}
            returnTo={{ page: at, state: stateOf(state) }}
            returned={returned}
          />
          {view === undefined && (
            <Button
              variant="secondary"
              onClick={() => {
                toggle();
                // This button is gone, and the answers were above it.
                document.getElementById(`${id}-toggle`)?.focus();
              }}
            >
              {texts.hide}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
