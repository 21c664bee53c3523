import { withConsents } from '../../../flow/consents.ts';
import { derive, stepsToConfirm } from '../../../flow/derive.ts';
import type { CompiledFlow, CompiledStep } from '../../../flow/compiled.ts';
import type { Issue } from '../../../flow/issues.ts';
import { type Place, next } from '../../../flow/navigate.ts';
import { stepData, withAction, withStepData } from '../../../flow/step-data.ts';
import type { Action, Answers } from '../../../flow/types.ts';
import type { Ambient } from '../../../flow/walk.ts';
import type { Draft } from '../../../draft/types.ts';
import type { JsonObject } from '../../../logic/json.ts';
import type { StepChecker } from '../step-check.ts';
import { placeToReturn, returnToIn } from './return-to.ts';
import type { StepExit } from './save-step.ts';

/** The open step in its flow, on this day. */
export type StepInFlow = { flow: CompiledFlow; step: CompiledStep; ambient: Ambient };

/** A press of one of the step's actions: what the visitor entered, and when (ISO date and time). */
export type Press = { action: Action; entered: JsonObject; at: string };

/** What leaving the step would save, or the errors that keep the visitor there. */
export type LeavePlan =
  | { errors: Issue[] }
  | Pick<StepExit, 'answers' | 'toConfirm' | 'submitsFor'>;

/**
 * The answers after the visitor leaves the step with this data, `onLeave` derivations included.
 * Answers to hidden questions are kept but count nowhere (D37).
 */
export function leavingAnswers(
  { flow, step, ambient }: StepInFlow,
  before: Answers,
  data: JsonObject,
): Answers {
  const after = withStepData(step, before, data);
  return derive(flow, before, after, { open: step.id, leaving: true }, ambient);
}

/** What a press makes of the draft. Nothing is saved or loaded yet. */
export function planLeave(
  here: StepInFlow,
  { answers: before, toConfirm: known = [] }: Pick<Draft, 'answers' | 'toConfirm'>,
  { action, entered, at }: Press,
  check: StepChecker['issues'],
): LeavePlan {
  const { flow, step, ambient } = here;
  const settled = leavingAnswers(here, before, withAction(step, entered, action));
  const answers = withConsents(flow.consents, before, settled, { at, left: step.id });
  const issues = check(stepData(step, answers), answers, ambient);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { errors };
  const changed = stepsToConfirm(flow, before, answers, step.id);
  const toConfirm = [...new Set([...known, ...changed])].filter((id) => id !== step.id);
  return { answers, toConfirm, submitsFor: flow.page(step.source.submit ?? '') };
}

/**
 * Where a visitor goes whose answers are saved: to the gap that prevents the request; back, if they
 * came to change one answer (`state` is the navigation state of the step); or on along the path.
 * Undefined if nothing follows.
 */
export function wayOn(
  { flow, step, ambient }: StepInFlow,
  state: unknown,
  exit: Pick<StepExit, 'answers' | 'toConfirm'>,
  gap: Place | undefined,
): Place | undefined {
  if (gap !== undefined) return gap;
  const returnTo = returnToIn(state);
  const origin = returnTo && placeToReturn(flow, step.id, returnTo, exit, ambient);
  return origin ?? next(flow, step.id, exit.answers, ambient);
}
