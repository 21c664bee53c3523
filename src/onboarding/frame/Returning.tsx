import { useEffect, useState } from 'react';
import { WelcomeBack } from '../../draft/ui/WelcomeBack.tsx';
import { resumeAt } from '../../flow/complete.ts';
import { placeFor, urlOf } from '../../flow/navigate.ts';
import type { StepId } from '../../flow/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAmbient, useDraft, useOnboarding } from '../onboarding-context.tsx';
import styles from './frame.module.css';

/** On the first question, for a visitor who comes back: the offer to go on where they were. */
export function Returning({ at }: { at: StepId }) {
  const { flow, store, hasArrived } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient(draft);
  // What is reached from this page, while it waits for the server, is no return.
  const [cameBack] = useState(() => !hasArrived() && store.getSnapshot().currentStep > 1);
  const reached = resumeAt(flow, draft.answers, draft.furthestStep ?? draft.currentStep, ambient);
  const label = flow.step(reached)?.source.label ?? flow.page(reached)?.label ?? '';
  const place = placeFor(flow, reached, draft.answers, ambient);
  const [startedOver, setStartedOver] = useState(false);
  const isOffered = cameBack && !startedOver && at === flow.source.start && reached !== at;
  useEffect(() => {
    // The button that was pressed is gone with the offer.
    if (startedOver) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [startedOver]);
  if (!isOffered || place === undefined) return null;
  return (
    <div className={styles.returning}>
      <WelcomeBack
        stepTitle={label}
        to={urlOf(place)}
        {...(draft.savedAt === undefined ? {} : { savedAt: draft.savedAt })}
        onStartOver={(text) => {
          store.startOver();
          notify({ tone: 'success', text });
          setStartedOver(true);
        }}
      />
    </div>
  );
}
