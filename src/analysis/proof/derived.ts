import { derive } from '../../flow/derive.ts';
import type { Answers, StepId } from '../../flow/types.ts';
import type { Subject } from './subject.ts';

/**
 * The answers at an open step, or on leaving it, after `before` became `after`. The engine goes through
 * the whole flow for each derivation: it is not asked where none of them can write, because what is
 * derived belongs to steps that nobody has come to (`src/flow/derive.ts`).
 */
export function derived(
  { flow, ambient }: Subject,
  before: Answers,
  after: Answers,
  moment: { open: StepId; leaving?: boolean },
): Answers {
  const canWrite = flow.derivations.some(({ source }) => {
    const section = source.to.split('.')[0] ?? '';
    if (after[section] !== undefined) return true;
    const owner = flow.steps.find(({ sections }) => sections.includes(section));
    // What is hidden may count as null beside other answers to its step.
    const isHidden = owner?.hides === true && owner.sections.some((name) => name in after);
    return owner?.id === moment.open || isHidden;
  });
  return canWrite ? derive(flow, before, after, moment, ambient) : after;
}
