import {
  type CompiledFlow,
  type Expression,
  type Json,
  isObject,
  operation,
  valueAsText,
} from '../../../engine/core.ts';
import { itemsTested, listOf } from '../answers/list-classes.ts';
import { type Linear, type Names, linear, minus } from '../answers/linear.ts';
import { readsThrough } from './reads-through.ts';
import type { Use, UseAt } from '../answers/use.ts';
import type { StepModel } from '../../model/step-model.ts';
import { copiesOf, guards, stepExpressions } from './step-subject.ts';

/** The definitions of names, and the computed answers currently being followed. */
type Walk = { names: Names; inside: ReadonlySet<string> };

/** Every use of every answer in the expressions, following the names they refer to. */
export function usesOf(
  expressions: readonly Expression[],
  names: Names,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { path, use } of expressions.flatMap((one) => usesAt(one, PLAIN, start(names)))) {
    const known = uses.get(path);
    if (known === undefined) uses.set(path, [use]);
    else known.push(use);
  }
  return uses;
}

const start = (names: Names): Walk => ({ names, inside: new Set() });

function usesAt(source: Expression, context: ReadContext, walk: Walk): UseAt[] {
  if (Array.isArray(source)) return source.flatMap((item) => usesAt(item, PLAIN, walk));
  const found = operation(source);
  if (found === null) return [];
  const { name, operands } = found;
  const [first = null, second = null, third = null] = operands;
  const inAll = (context: ReadContext) =>
    operands.flatMap((operand) => usesAt(operand, context, walk));
  switch (name) {
    case 'var':
      return readAt(valueAsText(first), context, walk);
    case 'answered':
      return presenceOf(valueAsText(first), walk);
    case 'condition':
      return usesAt(walk.names.conditions[valueAsText(first)] ?? false, PLAIN, walk);
    case 'value':
      return usesAt(walk.names.values[valueAsText(first)] ?? false, context, walk);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return inComparison(first, second, walk);
    case 'number':
    case 'count':
      return usesAt(first, through(name, context), walk);
    case '+':
    case '-':
    case '*':
    case 'sum':
    case 'length':
      return inAll(through('arithmetic', context));
    case 'firstOf':
      return inAll(context);
    case 'if':
      return [
        ...usesAt(first, PLAIN, walk),
        ...usesAt(second, context, walk),
        ...usesAt(third, context, walk),
      ];
    case 'keep':
    case 'without':
      return [
        ...usesAt(first, { ...context, named: Array.isArray(second) ? second : [] }, walk),
        ...usesAt(second, PLAIN, walk),
      ];
    case 'in':
      return inMembership(first, second, walk);
    case 'lookup':
      return inLookup(valueAsText(first), second, valueAsText(third), walk);
    case 'all':
    case 'some':
      return inItems(first, second, walk);
    default:
      return inAll(PLAIN);
  }
}

function readAt(path: string, context: ReadContext, walk: Walk): UseAt[] {
  return [
    ...usesInContext(context).map((use) => ({ path, use })),
    ...behind(path, walk, (source, within) => usesAt(source, context, within)),
  ];
}

function presenceOf(path: string, walk: Walk): UseAt[] {
  return [
    { path, use: { kind: 'presence' } },
    ...behind(path, walk, (source, within) =>
      [...readsThrough(source, walk.names)].flatMap((part) => presenceOf(part, within)),
    ),
  ];
}

/** Whatever a computed answer decides is also decided by the answers it is computed from. */
function behind(
  path: string,
  { names, inside }: Walk,
  usesIn: (source: Expression, within: Walk) => UseAt[],
): UseAt[] {
  const source = names.computed.get(path);
  if (source === undefined || inside.has(path)) return [];
  return usesIn(source, { names, inside: new Set([...inside, path]) });
}

function inComparison(first: Expression, second: Expression, walk: Walk): UseAt[] {
  const [one, other] = [linear(first, walk.names), linear(second, walk.names)];
  const sum = minus(one, other);
  const counts = [one, other].some((side) => side?.isNumber === true && side.terms.size > 0);
  if (sum !== null && counts) return inSum(sum);
  return [
    ...usesAt(first, { compared: [second], through: 'value' }, walk),
    ...usesAt(second, { compared: [first], through: 'value' }, walk),
  ];
}

/** The sum is compared with zero. A sum of one answer becomes a comparison with a constant. */
function inSum(sum: Linear): UseAt[] {
  const [[only, term] = [], ...others] = sum.terms;
  if (only !== undefined && term !== undefined && others.length === 0) {
    const value = -term.sign * sum.offset;
    return [{ path: only, use: { kind: 'constant', value, asNumber: true } }];
  }
  return [...sum.terms.keys()].map((path) => ({ path, use: { kind: 'sum', sum } }));
}

function inMembership(item: Expression, list: Expression, walk: Walk): UseAt[] {
  const target = listOf(list);
  if (target !== null && !isObject(item) && !Array.isArray(item)) {
    return [{ path: target.path, use: { kind: 'member', value: item, key: target.key } }];
  }
  const literals = Array.isArray(list) && list.every((entry) => !isObject(entry)) ? list : null;
  return [
    ...usesAt(item, literals === null ? PLAIN : { compared: literals, through: 'value' }, walk),
    ...usesAt(list, PLAIN, walk),
  ];
}

function inItems(list: Expression, test: Expression, walk: Walk): UseAt[] {
  const target = listOf(list);
  const tested = itemsTested(test);
  if (target?.key !== null || tested === null) return usesAt(list, PLAIN, walk);
  return tested.map((one) => ({ path: target.path, use: { kind: 'member', ...one } }));
}

function inLookup(catalog: string, ids: Expression, field: string, walk: Walk): UseAt[] {
  const target = listOf(ids);
  if (target === null) return usesAt(ids, PLAIN, walk);
  return [{ path: target.path, use: { kind: 'lookup', catalog, field, key: target.key } }];
}

/** Uses by answer path. */
type Uses = Map<string, readonly Use[]>;

/** The uses of all answers, and the subset (`decisive`) outside the step that asks for the answer. */
export function usesIn(
  flow: CompiledFlow,
  models: readonly StepModel[],
  names: Names,
  stepOf: (path: string) => string | undefined,
): { all: Uses; decisive: Uses } {
  const all: Uses = new Map();
  const decisive: Uses = new Map();
  for (const model of models) {
    const own = stepExpressions(flow, model).filter(({ copy, computes }) => !copy && !computes);
    const inStep = usesOf(
      own.map(({ expression }) => expression),
      names,
    );
    const inGuards = usesOf(guards(flow.step(model.id)), names);
    for (const [path, uses] of [...inStep, ...inGuards]) add(all, path, uses);
    for (const [path, uses] of inStep) if (stepOf(path) !== model.id) add(decisive, path, uses);
    for (const [path, uses] of inGuards) add(decisive, path, uses);
  }
  for (const { from, to } of copiesOf(flow)) {
    for (const uses of [all, decisive]) add(uses, from, [{ kind: 'copy', to }]);
  }
  return { all, decisive };
}

function add(to: Uses, path: string, uses: readonly Use[]): void {
  to.set(path, [...(to.get(path) ?? []), ...uses]);
}

/** What surrounds a read: the other operands of the comparison, and the functions in between. */
type ReadContext = {
  compared: readonly Expression[] | null;
  through: 'value' | 'number' | 'count' | 'arithmetic';
  /** Items that `keep` or `without` name for the list being read. */
  named?: readonly Json[];
};

/** No context: any difference in the answer may matter. */
const PLAIN: ReadContext = { compared: null, through: 'value' };

/** Everything inside arithmetic counts as arithmetic. */
function through(name: 'number' | 'count' | 'arithmetic', context: ReadContext): ReadContext {
  return context.through === 'arithmetic' ? context : { ...context, through: name };
}

/** The uses of an answer read in this context. */
function usesInContext({ compared, through: by, named = [] }: ReadContext): Use[] {
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
