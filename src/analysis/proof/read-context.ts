import { textOf } from '../wording/text-of.ts';
import type { Expression } from '../../logic/expression.ts';
import type { Json } from '../../logic/json.ts';
import { operation } from '../../logic/operator-object.ts';
import type { Use } from './use.ts';

/** What surrounds a read: the other operands of the comparison, and the functions in between. */
export type ReadContext = {
  compared: readonly Expression[] | null;
  through: 'value' | 'number' | 'count' | 'arithmetic';
  /** Items that `keep` or `without` names for the list being read. */
  named?: readonly Json[];
};

/** Nothing is known: any difference in the answer may matter. */
export const PLAIN: ReadContext = { compared: null, through: 'value' };

/** Everything inside arithmetic is part of it. */
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
  return peer?.name === 'var'
    ? { kind: 'peer', path: textOf(peer.operands[0]) }
    : { kind: 'whole' };
}
