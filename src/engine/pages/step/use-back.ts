import { useLocation, useNavigate } from 'react-router-dom';
import type { CompiledStep } from '../../flow/compiled.ts';
import { isVisited } from '../../flow/complete.ts';
import { stepsToConfirm } from '../../flow/derive.ts';
import { previous, urlOf } from '../../flow/navigate.ts';
import { stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import type { JsonObject } from '../../logic/json.ts';
import { useAmbient, useDraft, useOnboarding, useShowNow } from '../onboarding-context.tsx';
import { returnToIn, stateOf } from './return-to.ts';
import { alsoToConfirm, changedSections } from '../../draft/change.ts';

/**
 * Returns a function that goes back to the previous step of the visitor's path (D6) and saves what
 * `settle` makes of the step's data; undefined on the first step of the path.
 */
export function useBack(
  step: CompiledStep,
  settle: (data: JsonObject) => Answers,
): (() => void) | undefined {
  const { flow, store } = useOnboarding();
  const draft = useDraft();
  const ambient = useAmbient();
  const navigate = useNavigate();
  const showNow = useShowNow();
  const { state } = useLocation();
  const before = previous(flow, step.id, draft.answers, ambient);
  if (before === undefined) return undefined;
  return () => {
    showNow();
    const now = store.getSnapshot();
    const { answers } = now;
    // What the step only offers, such as a default, was neither entered nor confirmed.
    const left = isVisited(step, answers) ? settle(stepData(step, answers)) : answers;
    // What leaving the step adjusts elsewhere must be reviewed, whichever way it is left.
    const changed = stepsToConfirm(flow, answers, left, step.id);
    store.change(changedSections(answers, left), alsoToConfirm(now, changed), { open: step.id });
    // If the visitor came from there, Back is the browser's Back, so that the two agree (D6).
    const { from } = stateOf(state);
    const isKnown = typeof from === 'string' && [before.id, returnToIn(state)?.page].includes(from);
    if (isKnown) void navigate(-1);
    else void navigate(urlOf(before), { replace: true, state: before.state });
  };
}
