import type { CompiledFlow } from './compiled.ts';
import { stepsBefore } from './complete.ts';
import type { Answers, Section, StepId } from './types.ts';
import { walk, type Ambient } from './walk.ts';

/** Index of a step's section: the last one that starts at or before it; -1 if there is none. */
export function sectionIndex({ source, steps, step }: CompiledFlow, at: StepId): number {
  const position = step(at)?.position ?? -1;
  const begins = ({ from }: Section) => steps.findIndex(({ id }) => id === from);
  return (source.sections ?? []).findLastIndex((section) => begins(section) <= position);
}

/** The section of a step; undefined for pages, and if the flow has no sections. */
export function sectionAt(flow: CompiledFlow, at: StepId): Section | undefined {
  return flow.source.sections?.[sectionIndex(flow, at)];
}

/**
 * Minutes, rounded up, for the questions from a step to the end of the visitor's own path; a step off
 * the path is placed by the order of the flow file. 0 on a step with a bar of its own, which says
 * something else about the progress.
 */
export function minutesLeft(
  flow: CompiledFlow,
  at: StepId,
  answers: Answers,
  ambient: Ambient = {},
): number {
  if (flow.step(at)?.source.ownProgress !== undefined) return 0;
  const { steps } = walk(flow, answers, ambient);
  const ahead = steps.slice(stepsBefore(flow, answers, at, ambient).length);
  const seconds = ahead.reduce((sum, { id }) => sum + (sectionAt(flow, id)?.seconds ?? 0), 0);
  return Math.ceil(seconds / 60);
}
