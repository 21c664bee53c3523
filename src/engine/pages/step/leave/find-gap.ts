import type { CompiledFlow, CompiledStep } from '../../../flow/compiled.ts';
import { isVisited, stepsBefore } from '../../../flow/complete.ts';
import type { Answers, StepId } from '../../../flow/types.ts';
import type { Ambient } from '../../../flow/walk.ts';
import { loadStep } from '../load-step.ts';
import { isStepValid } from '../step-check.ts';

/**
 * The first step on the visitor's path before a place that is unanswered, whose answers fail its
 * schema or rules, or that must be reviewed. Loads the modules of the steps before it.
 *
 * @throws (rejects) if a module does not load: then the gap is unknown.
 */
export async function findGap(
  flow: CompiledFlow,
  answers: Answers,
  before: StepId,
  ambient: Ambient,
  toConfirm: readonly StepId[] = [],
): Promise<CompiledStep | undefined> {
  for (const step of stepsBefore(flow, answers, before, ambient)) {
    if (!isVisited(step, answers) || toConfirm.includes(step.id)) return step;
    if (!isStepValid(flow, step, await loadStep(step), answers, ambient)) return step;
  }
  return undefined;
}
