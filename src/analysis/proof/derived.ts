import { derive } from '../../flow/derive.ts';
import type { Answers, StepId } from '../../flow/types.ts';
import type { Subject } from './subject.ts';
import { sectionOf } from '../../logic/path.ts';

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
    const section = sectionOf(source.to);
    if (after[section] !== undefined) return true;
    // What is hidden may count as null beside other answers to its step.
    return flow.steps.some(
      ({ id, hides, sections }) =>
        sections.includes(section) &&
        (id === moment.open || (hides && sections.some((name) => after[name] !== undefined))),
    );
  });
  return canWrite ? derive(flow, before, after, moment, ambient) : after;
}
