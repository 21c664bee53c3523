import { derive } from '../../../flow/derive.ts';
import type { CompiledFlow, CompiledStep } from '../../../flow/compiled.ts';
import { withStepData } from '../../../flow/step-data.ts';
import type { Answers } from '../../../flow/types.ts';
import type { Ambient } from '../../../flow/walk.ts';
import type { JsonObject } from '../../../logic/json.ts';

/** The open step in its flow, on this day. */
export type StepInFlow = { flow: CompiledFlow; step: CompiledStep; ambient: Ambient };

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
