import { firstUnanswered, isVisited } from '../../flow/complete.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { next, placeFor, type Place } from '../../flow/navigate.ts';
import type { Ambient } from '../../flow/walk.ts';
import { findGap } from './find-gap.ts';
import { gapState, placeToReturn, returnToIn } from './return-to.ts';
import type { Left } from './save-step.ts';

/** A step that is being left, and the navigation state that it was opened with. */
export type Leaving = {
  flow: CompiledFlow;
  step: CompiledStep;
  state: unknown;
  ambient: Ambient;
};

/** The next place; for a visitor who came to change one answer, the way back. */
export function wayOn({ flow, step, state, ambient }: Leaving, left: Left): Place | undefined {
  const returnTo = returnToIn(state);
  const origin = returnTo && placeToReturn(flow, step.id, returnTo, left, ambient);
  return origin ?? next(flow, step.id, left.answers, ambient);
}

/** The gap that prevents a request (D30); undefined on a step that submits none. */
export async function gapBefore(
  { flow, step, state, ambient }: Leaving,
  { answers, toConfirm }: Pick<Left, 'answers' | 'toConfirm'>,
): Promise<Place | undefined> {
  if (step.source.submit === undefined) return undefined;
  const gap = await findGap(flow, answers, step.id, ambient, toConfirm).catch(() =>
    firstUnanswered(flow, answers, step.id, isVisited, ambient),
  );
  const place = gap && placeFor(flow, gap.id, answers, ambient);
  return place && { ...place, state: { ...place.state, ...gapState(step.id, state) } };
}
