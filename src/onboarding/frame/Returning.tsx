import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ResumeOpener } from '../../draft/ui/ResumeOpener.tsx';
import { WelcomeBack } from '../../draft/ui/WelcomeBack.tsx';
import { resumeAt } from '../../flow/complete.ts';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

/**
 * For a visitor who comes back: on the first question the offer to go on at the step they
 * reached, and on every page the opening of a resume link.
 */
export function Returning({ at }: { at: StepId }) {
  const { flow, store, hasArrived } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  const navigate = useNavigate();
  const [cameBack] = useState(() => !hasArrived());
  const reached = resumeAt(flow, draft.answers, draft.currentStep, ambient);
  const label = flow.step(reached)?.source.label ?? flow.page(reached)?.label ?? '';
  const place = placeFor(flow, reached, draft.answers, ambient);
  const offered = cameBack && at === flow.source.start && reached !== at && place !== undefined;
  return (
    <div className={styles.returning}>
      {offered ? (
        <WelcomeBack
          stepTitle={label}
          to={urlOf(place)}
          {...(draft.savedAt === undefined ? {} : { savedAt: draft.savedAt })}
          onStartOver={store.startOver}
        />
      ) : null}
      <ResumeOpener
        store={store}
        notify={notify}
        onResumed={() => {
          const { answers, currentStep } = store.getSnapshot();
          const to = placeFor(
            flow,
            resumeAt(flow, answers, currentStep, ambient),
            answers,
            ambient,
          );
          if (to) void navigate(urlOf(to));
        }}
      />
    </div>
  );
}
