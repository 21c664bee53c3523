import type { CompiledFlow } from '../../../flow/compiled.ts';
import { firstUnanswered, isVisited, type IsAnswered } from '../../../flow/complete.ts';
import { placeFor, type Place } from '../../../flow/navigate.ts';
import type { Answers, StepId } from '../../../flow/types.ts';
import type { Ambient } from '../../../flow/walk.ts';
import { isObject, type JsonObject } from '../../../logic/json.ts';
import { loadedStep } from '../load-step.ts';
import { isStepValid } from '../step-check.ts';

/**
 * Where a visitor came from to change an answer or to fill a gap: a page or a step, with its
 * navigation state.
 */
export type ReturnTo = { page: StepId; state: JsonObject };

/** A navigation state as an object; it is whatever the history entry holds. */
export function stateOf(state: unknown): JsonObject {
  return isObject(state) ? state : {};
}

/** The place to return to in a navigation state; undefined if there is none. */
export function returnToIn(state: unknown): ReturnTo | undefined {
  const { page, state: kept } = stateOf(stateOf(state)['returnTo']);
  return typeof page === 'string' ? { page, state: stateOf(kept) } : undefined;
}

/** The navigation state on the way to a gap, so that Continue returns to where the visitor was. */
export function gapState(from: StepId, state: unknown): { returnTo: ReturnTo } {
  return { returnTo: { page: from, state: stateOf(state) } };
}

/** JSON pointer of the field whose answer the visitor came to change. */
export function fieldToChange(state: unknown): string | undefined {
  const { field } = stateOf(state);
  return typeof field === 'string' ? field : undefined;
}

/**
 * Where Continue leads a visitor who has a place to return to: to the first question that the change
 * has opened, whose answer is no longer valid, or that must be reviewed; back there if there is none.
 * Undefined for a page that the flow does not have, and if the step itself is what is still open.
 */
export function placeToReturn(
  flow: CompiledFlow,
  from: StepId,
  returnTo: ReturnTo,
  { answers, toConfirm }: { answers: Answers; toConfirm: readonly StepId[] },
  ambient: Ambient,
): Place | undefined {
  if (flow.page(returnTo.page) === undefined && flow.step(returnTo.page) === undefined) {
    return undefined;
  }
  // The page's review has loaded all of them; without its module, a step counts as answered.
  const isAnswered: IsAnswered = (step) => {
    if (!isVisited(step, answers) || toConfirm.includes(step.id)) return false;
    const module = loadedStep(step);
    return module === undefined || isStepValid(flow, step, module, answers, ambient);
  };
  const open = firstUnanswered(flow, answers, returnTo.page, isAnswered, ambient);
  if (open?.id === from) return undefined;
  const place = placeFor(flow, open?.id ?? returnTo.page, answers, ambient);
  const kept = open === undefined ? returnTo.state : { returnTo };
  return place && { ...place, state: { ...place.state, ...kept } };
}
