import type { CompiledFlow } from './compiled.ts';
import type { Answers, StepId } from './types.ts';
import { walk, type Ambient } from './walk.ts';

/** One segment of the bar as drawn; `percent` is 0-100, `width` in twelfths. */
export type SegmentProgress = { id: string; label: string; width: number; percent: number };

/**
 * The progress bar at a step or page (spec section 2, decision D5): the first segment is
 * (position + 1) of all steps unless the step overrides it, the others are empty; a page sets each
 * segment.
 */
export function progress(flow: CompiledFlow, at: StepId): SegmentProgress[] {
  const step = flow.step(at);
  const page = flow.page(at);
  return flow.source.segments.map(({ id, label, width }, index) => {
    const ofStep = step && index === 0 ? stepPercent(flow, step.position, step.source.progress) : 0;
    return { id, label, width, percent: page?.progress[id] ?? ofStep };
  });
}

/** The bar that the visitor sees: the segments, or the step's own bar in their place. */
export function shownProgress(flow: CompiledFlow, at: StepId): SegmentProgress[] {
  const own = flow.step(at)?.source.ownProgress;
  return own === undefined
    ? progress(flow, at)
    : [{ id: 'own', label: own.text, width: 12, percent: own.percent }];
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
