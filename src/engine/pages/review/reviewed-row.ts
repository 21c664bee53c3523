import type { StepId } from '../../flow/types.ts';
import { isObject, type JsonObject } from '../../logic/json.ts';

/** The question that a visitor left the review for, to change its answer. */
export type ReviewedRow = { step: StepId; name: string };

/** The reviewed row in a navigation state, which is whatever the history entry holds. */
export function reviewedRowIn(state: unknown): ReviewedRow | undefined {
  const found = isObject(state) ? state['reviewed'] : undefined;
  if (!isObject(found)) return undefined;
  const { step, name } = found;
  return typeof step === 'string' && typeof name === 'string' ? { step, name } : undefined;
}

/** The navigation state that reopens the review at this question. */
export const withReviewedRow = (state: JsonObject, row: ReviewedRow): JsonObject => ({
  ...state,
  reviewed: row,
});
