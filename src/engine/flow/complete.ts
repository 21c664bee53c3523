import type { CompiledFlow, CompiledStep } from './compiled.ts';
import type { Answers, StepId } from './types.ts';
import { walk, type Ambient, sectionsOf } from './walk.ts';
import type { Scope } from '../logic/expressions/scope.ts';

/** True if the visitor's answers to this step are valid. Injected, because it needs the schema. */
export type IsAnswered = (step: CompiledStep, answers: Answers) => boolean;

/** True if at least one section of the step exists: the visitor has been there. */
export function isVisited(step: CompiledStep, answers: Answers): boolean {
  return step.sections.some((section) => answers[section] !== undefined);
}

/**
 * The first unanswered step on the visitor's path before `before` (D7); undefined if there is none.
 * `before` may be a page: then the whole path counts.
 */
export function firstUnanswered(
  flow: CompiledFlow,
  answers: Answers,
  before: StepId,
  isAnswered: IsAnswered,
  ambient: Ambient = {},
): CompiledStep | undefined {
  return stepsBefore(flow, answers, before, ambient).find((step) => !isAnswered(step, answers));
}

/**
 * Steps on the visitor's path before a step or page, in order. A step off the path is placed by the
 * order of the flow file.
 */
export function stepsBefore(
  flow: CompiledFlow,
  answers: Answers,
  before: StepId,
  ambient: Ambient = {},
): readonly CompiledStep[] {
  const { steps } = walk(flow, answers, ambient);
  const here = flow.step(before);
  if (here === undefined) return steps;
  const index = steps.indexOf(here);
  return index >= 0 ? steps.slice(0, index) : steps.filter((step) => step.position < here.position);
}

/** How far a draft has come, in saved step numbers (D4); the furthest is absent in older drafts. */
type Progress = { answers: Answers; currentStep: number; furthestStep?: number };

/**
 * Where a returning visitor continues: the first step on the path that they have not visited or that
 * comes after the furthest saved one (D35); the final page if every step is done.
 */
export function resumeAt(
  flow: CompiledFlow,
  { answers, currentStep, furthestStep = currentStep }: Progress,
  ambient: Ambient = {},
): StepId {
  const { steps, end } = walk(flow, answers, ambient);
  const open = steps.find(
    (step) => !isVisited(step, answers) || step.source.savedStep > furthestStep,
  );
  return open?.id ?? end ?? flow.source.start;
}

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
