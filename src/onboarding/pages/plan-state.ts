import { isObject, type JsonObject } from '../../logic/json.ts';
import type { PlanId } from '../../quote/plans.ts';

/** The plan that a navigation state carries (spec section 2, purchase). */
export function planIn(state: unknown): PlanId | undefined {
  const { planId } = stateOf(state);
  return typeof planId === 'string' ? planId : undefined;
}

/** A navigation state as an object; it is whatever the history entry holds. */
export function stateOf(state: unknown): JsonObject {
  return isObject(state) ? state : {};
}
