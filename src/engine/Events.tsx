import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answers, StepId } from '../flow/types.ts';
import { activeAnswers } from '../flow/walk.ts';
import { useAmbientNow, useOnboarding } from '../onboarding/onboarding-context.tsx';
import { isStep, placeAt } from '../onboarding/questionnaire.ts';

/** The answers that count, by section: those to questions that are asked. */
type Told = { answers: Answers };

export type EventsProps = {
  /** A step is shown. */
  onStep?: (event: Told & { step: StepId }) => void;
  /** The answers that are kept have changed. */
  onSave?: (event: Told) => void;
  /** A page behind the questions is shown; `number` is that of the answers once they are submitted. */
  onEnd?: (event: Told & { page: StepId; number?: string }) => void;
};

/** Tells the app what happens in the `<Questionnaire>` around it. Shows nothing. */
export function Events({ onStep, onSave, onEnd }: EventsProps) {
  const { flow, store } = useOnboarding();
  const ambientNow = useAmbientNow();
  const place = placeAt(flow, useLocation().pathname);
  const answersNow = () => activeAnswers(flow, store.getSnapshot().answers, ambientNow());
  const arrive = useEffectEvent(() => {
    if (place === undefined) return;
    const answers = answersNow();
    const { quoteId: number } = store.getSnapshot();
    if (isStep(place)) onStep?.({ step: place.id, answers });
    else onEnd?.({ page: place.id, answers, ...(number && { number }) });
  });
  const save = useEffectEvent(() => onSave?.({ answers: answersNow() }));
  useEffect(() => arrive(), [place]);
  useEffect(() => store.subscribe(() => save()), [store]);
  return null;
}
