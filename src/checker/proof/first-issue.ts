import { type Answers, type Issue, type Scope, stepData } from '../../engine/core.ts';
import type { StepSubject } from './step-subject.ts';

/** The first error a step reports for these answers. Only the answers in `scope` count. */
export function firstIssue(at: StepSubject, answers: Answers, scope: Scope): Issue | undefined {
  return at.errors(at.step.visible(stepData(at.step, answers), scope), scope)[0];
}
