import { type Answers, derive, sectionOf, type StepId } from '../../engine/core.ts';
import type { Subject } from './subject.ts';

/**
 * The answers when a step is open or being left, after `before` changed to `after`. Each derivation
 * makes the engine walk the whole flow, so it is skipped where no derivation can write because all
 * targets belong to steps not yet reached (`src/engine/flow/derive.ts`).
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
    // Hidden answers may count as null when other answers to their step exist.
    return flow.steps.some(
      ({ id, hides, sections }) =>
        sections.includes(section) &&
        (id === moment.open || (hides && sections.some((name) => after[name] !== undefined))),
    );
  });
  return canWrite ? derive(flow, before, after, moment, ambient) : after;
}
