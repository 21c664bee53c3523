import type { Scope } from '../logic/scope.ts';
import type { CompiledFlow, CompiledStep } from './compiled.ts';
import { stepsBefore } from './complete.ts';
import type { Answers } from './types.ts';
import { sectionsOf, walk, type Ambient } from './walk.ts';

/**
 * The scope of a step's `show`: the answers that count on the earlier steps of the visitor's path.
 * The walk knows no others when it reaches the step, so the page and the review must not use any.
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
