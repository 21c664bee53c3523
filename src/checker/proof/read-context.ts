import { type Expression, type Json, operation, valueAsText } from '../../engine/core.ts';
import type { Use } from './use.ts';

/** What surrounds a read: the other operands of the comparison, and the functions in between. */
export type ReadContext = {
  compared: readonly Expression[] | null;
  through: 'value' | 'number' | 'count' | 'arithmetic';
  /** Items that `keep` or `without` name for the list being read. */
  named?: readonly Json[];
};

/** No context: any difference in the answer may matter. */
export const PLAIN: ReadContext = { compared: null, through: 'value' };

/** Everything inside arithmetic counts as arithmetic. */
export function through(
  name: 'number' | 'count' | 'arithmetic',
  context: ReadContext,
): ReadContext {
  return context.through === 'arithmetic' ? context : { ...context, through: name };
}

/** The uses of an answer read in this context. */
export function usesInContext({ compared, through: by, named = [] }: ReadContext): Use[] {
  const members = named.map((value): Use => ({ kind: 'member', value, key: null }));
  if (compared === null) return [...members, { kind: 'whole' }];
  if (by === 'arithmetic') return [...members, { kind: 'arithmetic' }];
  return [...members, ...compared.map((other) => against(other, by))];
}

function against(other: Expression, by: 'value' | 'number' | 'count'): Use {
  const peer = operation(other);
  if (by === 'count' && typeof other === 'number') return { kind: 'length', value: other };
  if (peer === null && !Array.isArray(other) && by !== 'count') {
    return { kind: 'constant', value: other, asNumber: by === 'number' };
  }
  if (peer?.name === 'var') return { kind: 'peer', path: valueAsText(peer.operands[0]) };
  return (peer && dayFromToday(peer.name, peer.operands)) ?? { kind: 'whole' };
}

/** `{"addDays": [{"var": "$today"}, 90]}` is the same day regardless of the answers. */
function dayFromToday(name: string, [date = null, by]: readonly Expression[]): Use | null {
  const start = operation(date);
  if ((name !== 'addDays' && name !== 'addMonths') || typeof by !== 'number') return null;
  return start?.name === 'var' && start.operands[0] === '$today'
    ? { kind: 'day', move: name, by }
    : null;
}
