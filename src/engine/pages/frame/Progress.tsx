import texts from '../../../../schemas/content/step-texts.json';
import { minutesLeft, sectionAt, shownProgress, stepCount } from '../../flow/progress.ts';
import type { StepId } from '../../flow/types.ts';
import { fill } from '../../ui/fill.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './progress.module.css';
import { ProgressTrack } from './ProgressTrack.tsx';

/**
 * Three segments of 8, 2 and 2 twelfths and "Step n of m" (spec section 2, decision D5); a step
 * with its own bar shows that instead.
 */
export function Progress({ at }: { at: StepId }) {
  const { flow } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const { number, of } = stepCount(flow, at, draft.answers, ambient);
  const section = sectionAt(flow, at)?.label;
  const minutes = minutesLeft(flow, at, draft.answers, ambient);
  return (
    <div className={styles.progress}>
      <div className={styles.segments}>
        {shownProgress(flow, at).map(({ id, ...segment }) => (
          <ProgressTrack key={id} {...segment} />
        ))}
      </div>
      {number > 0 ? (
        <p key={at} className={styles.count}>
          <span>{fill(texts.stepCount, { n: number, m: of })}</span>
          {section !== undefined && (
            <span>{minutes > 0 ? fill(texts.stepSection, { section, minutes }) : section}</span>
          )}
        </p>
      ) : null}
    </div>
  );
}
