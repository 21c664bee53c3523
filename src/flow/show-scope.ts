import type { Scope } from '../logic/expression.ts';
import type { CompiledFlow, CompiledStep } from './compiled.ts';
import { stepsBefore } from './complete.ts';
import type { Answers } from './types.ts';
import { sectionsOf, walk, type Ambient } from './walk.ts';

/**
 * What `show` of a step reads: the answers that count of the steps before it on the visitor's path.
 * The walk knows no others when it comes to the step, so neither may the page nor the review.
 */
export function showScope(
  flow: CompiledFlow,
  step: CompiledStep,
  answers: Answers,
  ambient: Ambient = {},
): Scope {
  const { active } = walk(flow, answers, ambient);
  const earlier = stepsBefore(flow, answers, step.id, ambient);
  return { ...Object.assign({}, ...earlier.map((one) => sectionsOf(one, active))), ...ambient };
}
