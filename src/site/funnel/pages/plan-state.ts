import { stateOf } from '../../../engine/pages.ts';
import type { PlanId } from '../../quote/plans.ts';

/** The plan that a navigation state carries (spec section 2, purchase). */
export function planIn(state: unknown): PlanId | undefined {
  const { planId } = stateOf(state);
  return typeof planId === 'string' ? planId : undefined;
}
