import { kindOf } from './compile/page-kinds.ts';
import type { CompiledFlow } from './compiled.ts';
import type { Answers, Section, StepId } from './types.ts';
import { type Ambient, walk } from './walk.ts';
import { stepsBefore } from './complete.ts';

/** One segment of the bar as drawn; `percent` is 0-100, `width` in twelfths. */
export type SegmentProgress = { id: string; label: string; width: number; percent: number };

/**
 * The progress bar at a step or page (spec section 2, decision D5): the first segment is
 * (position + 1) of all steps unless the step overrides it, the others are empty; a page sets each
 * segment. That it never goes back on the way forward is law 4 (`tests/engine/flow/laws.ts`); F13 of
 * the checker finds a flow file that breaks it.
 */
export function progress(flow: CompiledFlow, at: StepId): SegmentProgress[] {
  const step = flow.step(at);
  const page = flow.page(at);
  return flow.source.segments.map(({ id, label, width }, index) => {
    const ofStep = step && index === 0 ? stepPercent(flow, step.position, step.source.progress) : 0;
    return { id, label, width, percent: page?.progress[id] ?? ofStep };
  });
}

/**
 * The bar that the visitor sees: the segments, or the step's own bar in their place. On an outcome page
 * it is full once the request has its number (`isSent`), and before that as at the first open question.
 */
export function shownProgress(
  flow: CompiledFlow,
  at: StepId,
  { isSent, open }: { isSent?: boolean; open?: StepId } = {},
): SegmentProgress[] {
  const own = flow.step(at)?.source.ownProgress;
  if (own !== undefined) {
    return [{ id: 'own', label: own.text, width: 12, percent: own.percent }];
  }
  const page = flow.page(at);
  if (page === undefined || kindOf(page) !== 'outcome') return progress(flow, at);
  return isSent === true
    ? progress(flow, at).map((segment) => ({ ...segment, percent: 100 }))
    : progress(flow, open ?? at);
}

function stepPercent(flow: CompiledFlow, position: number, override: number | undefined): number {
  return override ?? ((position + 1) / flow.steps.length) * 100;
}

/** "Step n of m" on the visitor's own path (D5); n is 0 for a step that is not on it. */
export function stepCount(
  flow: CompiledFlow,
  at: StepId,
  answers: Answers,
  ambient: Ambient = {},
): { number: number; of: number } {
  const { steps } = walk(flow, answers, ambient);
  // Before the first answer any path is possible, so the longest one is promised.
  const isOpen = steps[0]?.sections.every((section) => answers[section] === undefined);
  const longest = isOpen === true ? flow.source.bounds?.longest : undefined;
  return { number: steps.findIndex((step) => step.id === at) + 1, of: longest ?? steps.length };
}

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
