import { asText } from '../as-text.ts';
import type { Expression } from '../../../src/logic/expression.ts';
import { isObject, type Json } from '../../../src/logic/json.ts';
import { operation } from '../../../src/logic/operator-object.ts';
import { itemsTested, listOf } from './items.ts';
import { linear, minus, type Linear, type Names } from './linear.ts';
import { readsThrough } from './reads-through.ts';

/**
 * How an expression uses an answer: what its values have to be told apart by.
 * `constant`: compared with it; `member`: a list is asked whether it holds it, or an item with it
 * as that key; `length`: the
 * number of items is compared with it; `sum`: compared together with others; `arithmetic`: the
 * same, in a way that no cuts are known for; `copy`: copied to another answer; `lookup`: the
 * catalogue entry decides, by the id itself or by that key of the items; `presence`: there or not;
 * `whole`: anything else.
 */
export type Use =
  | { kind: 'constant'; value: Json; asNumber: boolean }
  | { kind: 'peer'; path: string }
  | { kind: 'member'; value: Json; key: string | null }
  | { kind: 'length'; value: number }
  | { kind: 'sum'; sum: Linear }
  | { kind: 'arithmetic' }
  | { kind: 'lookup'; catalog: string; field: string; key: string | null }
  | { kind: 'copy'; to: string }
  | { kind: 'presence' }
  | { kind: 'whole' };

/** What stands around a read: the other operands of the comparison, and the functions between. */
type Around = {
  compared: readonly Expression[] | null;
  through: 'value' | 'number' | 'count' | 'arithmetic';
  /** Items that `keep` or `without` names for the list that is read. */
  named?: readonly Json[];
};

const PLAIN: Around = { compared: null, through: 'value' };

/** Inside of arithmetic everything is part of it. */
function through(name: 'number' | 'count' | 'arithmetic', around: Around): Around {
  return around.through === 'arithmetic' ? around : { ...around, through: name };
}

/** Every use of every answer in the expressions, through the names that they refer to. */
export function usesOf(
  expressions: readonly Expression[],
  definitions: Names,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (path: string, use: Use): void => {
    uses.set(path, [...(uses.get(path) ?? []), use]);
  };

  const followed = new Set<string>();
  /** What decides over a computed answer decides over those that it is computed from. */
  const follow = (path: string, into: (source: Expression) => void): void => {
    const source = definitions.computed.get(path);
    if (source === undefined || followed.has(path)) return;
    followed.add(path);
    into(source);
    followed.delete(path);
  };

  const visit = (source: Expression, around: Around): void => {
    if (Array.isArray(source)) return source.forEach((item) => visit(item, PLAIN));
    const found = operation(source);
    if (found === null) return;
    const { name, operands } = found;
    const [first = null, second = null, third = null] = operands;
    switch (name) {
      case 'var':
        describe(asText(first), around);
        return follow(asText(first), (computed) => visit(computed, around));
      case 'answered':
        return present(asText(first));
      case 'condition':
        return visit(definitions.conditions[asText(first)] ?? false, PLAIN);
      case 'value':
        return visit(definitions.values[asText(first)] ?? false, around);
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return comparison(first, second);
      case 'number':
      case 'count':
        return visit(first, through(name, around));
      case '+':
      case '-':
      case 'sum':
      case 'length':
        return operands.forEach((operand) => visit(operand, through('arithmetic', around)));
      case 'firstOf':
        return operands.forEach((operand) => visit(operand, around));
      case 'if':
        visit(first, PLAIN);
        visit(second, around);
        return visit(third, around);
      case 'and':
      case 'or':
      case '!':
        return operands.forEach((operand) => visit(operand, PLAIN));
      case 'keep':
      case 'without':
        visit(first, { ...around, named: Array.isArray(second) ? second : [] });
        return visit(second, PLAIN);
      case 'in':
        return membership(first, second);
      case 'lookup':
        return lookup(asText(first), second, asText(third));
      case 'all':
      case 'some':
        return items(first, second);
      default:
        return operands.forEach((operand) => visit(operand, PLAIN));
    }
  };

  const comparison = (first: Expression, second: Expression): void => {
    const [one, other] = [linear(first, definitions), linear(second, definitions)];
    const sum = minus(one, other);
    const counts = [one, other].some((side) => side?.isNumber === true && side.terms.size > 0);
    if (sum !== null && counts) return compared(sum);
    visit(first, { compared: [second], through: 'value' });
    visit(second, { compared: [first], through: 'value' });
  };

  const compared = (sum: Linear): void => {
    const [[only, term] = [], ...others] = sum.terms;
    if (only !== undefined && term !== undefined && others.length === 0) {
      return add(only, { kind: 'constant', value: -term.sign * sum.offset, asNumber: true });
    }
    for (const path of sum.terms.keys()) add(path, { kind: 'sum', sum });
  };

  const present = (path: string): void => {
    add(path, { kind: 'presence' });
    follow(path, (computed) => readsThrough(computed, definitions).forEach(present));
  };

  const describe = (path: string, { compared, through, named = [] }: Around): void => {
    for (const value of named) add(path, { kind: 'member', value, key: null });
    if (compared === null) return add(path, { kind: 'whole' });
    if (through === 'arithmetic') return add(path, { kind: 'arithmetic' });
    for (const other of compared) {
      const peer = operation(other);
      if (through === 'count' && typeof other === 'number') {
        add(path, { kind: 'length', value: other });
      } else if (peer === null && !Array.isArray(other) && through !== 'count') {
        add(path, { kind: 'constant', value: other, asNumber: through === 'number' });
      } else if (peer?.name === 'var') {
        add(path, { kind: 'peer', path: asText(peer.operands[0]) });
      } else add(path, { kind: 'whole' });
    }
  };

  const membership = (item: Expression, list: Expression): void => {
    const target = listOf(list);
    if (target !== null && !isObject(item) && !Array.isArray(item)) {
      return add(target.path, { kind: 'member', value: item, key: target.key });
    }
    const literals = Array.isArray(list) && list.every((entry) => !isObject(entry)) ? list : null;
    visit(item, literals === null ? PLAIN : { compared: literals, through: 'value' });
    visit(list, PLAIN);
  };

  const items = (list: Expression, test: Expression): void => {
    const target = listOf(list);
    const tested = itemsTested(test);
    if (target?.key !== null || tested === null) return visit(list, PLAIN);
    for (const one of tested) add(target.path, { kind: 'member', ...one });
  };

  const lookup = (catalog: string, ids: Expression, field: string): void => {
    const target = listOf(ids);
    if (target === null) return visit(ids, PLAIN);
    add(target.path, { kind: 'lookup', catalog, field, key: target.key });
  };

  for (const expression of expressions) visit(expression, PLAIN);
  return uses;
}

/** Is the use one that single values do not tell apart? */
export function isBeyond({ kind }: Use): boolean {
  return kind === 'whole' || kind === 'peer' || kind === 'sum' || kind === 'arithmetic';
}
