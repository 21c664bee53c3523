import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answers, StepId } from '../flow/types.ts';
import { activeAnswers } from '../flow/walk.ts';
import { sameJson } from '../logic/json.ts';
import { useAmbientNow, useOnboarding } from '../pages/onboarding-context.tsx';
import { isStep, placeAt } from '../pages/questionnaire.ts';

/** The answers that count, by section: those to questions that are asked. */
type Counted = { answers: Answers };

export type EventsProps = {
  /** Called when a step is shown. */
  onStep?: (event: Counted & { step: StepId }) => void;
  /** Called when the stored answers that count have changed. */
  onSave?: (event: Counted) => void;
  /**
   * Called when the visitor comes to a page after the questions, and when answers are submitted on it;
   * not again when that page is reloaded. `number` identifies submitted answers.
   */
  onEnd?: (event: Counted & { page: StepId; number?: string }) => void;
};

/** Reports what happens in the surrounding `<Questionnaire>` to the app. Renders nothing. */
export function Events({ onStep, onSave, onEnd }: EventsProps) {
  const { flow, store } = useOnboarding();
  const ambientNow = useAmbientNow();
  const place = placeAt(flow, useLocation().pathname);
  const answersNow = () => activeAnswers(flow, store.getSnapshot().answers, ambientNow());
  const told = useRef<{ at: StepId; number: string | undefined }>(undefined);
  const tell = useEffectEvent(() => {
    if (place === undefined) return;
    const before = told.current;
    const { quoteId: number } = store.getSnapshot();
    told.current = { at: place.id, number };
    if (before?.at === place.id && (number === undefined || number === before.number)) return;
    const answers = answersNow();
    if (isStep(place)) {
      if (before?.at !== place.id) onStep?.({ step: place.id, answers });
      // What a page shows that is opened by its address, as by a reload, was told before.
    } else if (before !== undefined) {
      onEnd?.({ page: place.id, answers, ...(number !== undefined && { number }) });
    }
  });
  const known = useRef<Answers>(undefined);
  const watch = useEffectEvent(() => {
    known.current = answersNow();
  });
  const save = useEffectEvent(() => {
    const answers = answersNow();
    // The draft also changes when the visitor moves on, and when the server responds.
    if (sameJson(answers, known.current)) return;
    known.current = answers;
    onSave?.({ answers });
  });
  useEffect(() => tell(), [place]);
  useEffect(() => {
    watch();
    return store.subscribe(() => {
      save();
      tell();
    });
  }, [store]);
  return null;
}
