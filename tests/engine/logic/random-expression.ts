import fc from 'fast-check';
import type { Scope } from '../../../src/engine/logic/expressions/scope.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import {
  isOperatorName,
  operandKind,
  operator,
  OPERATORS,
} from '../../../src/engine/logic/expressions/operators.ts';
import type { Kind } from '../../../src/engine/logic/expressions/operators.ts';

const NAMES = ['a', 'b', 'c', 'rows', 'id', 'tags', 'n', 'x'];
const PATHS = [...NAMES, 'rows.0', 'rows.0.n', 'a.b', 'a.length', '$today', 'c.1'];
const MOST_OPERANDS = 3;

const text = fc.constantFrom('', 'x', '0', '12', '$1,200', 'plumbing', '2026-01-31', '2026-12-01');
const number = fc.constantFrom(0, 1, 2, -1, 99.5, 1e308);
const scalar = fc.oneof(text, number, fc.boolean());

const LITERALS: Record<Kind, fc.Arbitrary<Json>> = {
  boolean: fc.boolean(),
  test: fc.boolean(),
  number,
  text,
  scalar,
  comparable: fc.oneof(number, fc.constantFrom('2026-01-31', '2026-12-01')),
  list: fc.array(scalar, { maxLength: 3 }),
  any: scalar,
  name: fc.constantFrom(...NAMES, 'trades', 'c1', 'v1'),
  path: fc.constantFrom(...PATHS),
};

const cache = new Map<string, fc.Arbitrary<Json>>();

/**
 * Expressions that `parseExpression` takes where the kind is asked for: every operator of the
 * table, with operands of its kinds, and paths that lead to anything. Inside `all` and `some`
 * there is no `condition` and no `value`.
 */
export function expressionOf(kind: Kind, depth: number, inItem = false): fc.Arbitrary<Json> {
  const key = `${kind} ${depth} ${inItem}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make(kind, depth, inItem);
  cache.set(key, made);
  return made;
}

function make(kind: Kind, depth: number, inItem: boolean): fc.Arbitrary<Json> {
  if (kind === 'name' || kind === 'path' || depth === 0) return LITERALS[kind];
  const operators = Object.keys(OPERATORS)
    .filter(isOperatorName)
    .filter((name) => !inItem || (name !== 'condition' && name !== 'value'))
    .filter((name) => fits(operator(name).gives, kind))
    .map((name) => {
      const [least, most] = operator(name).arity;
      const operands = (count: number) =>
        fc.tuple(
          ...Array.from({ length: count }, (_, index) => {
            const wanted = operandKind(name, index);
            return expressionOf(wanted, depth - 1, inItem || wanted === 'test');
          }),
        );
      return fc
        .integer({ min: least, max: Math.min(most, Math.max(least, MOST_OPERANDS)) })
        .chain(operands)
        .map((values): Json => ({ [name]: values }));
    });
  const lists =
    kind === 'list' || kind === 'any'
      ? [fc.array(expressionOf('any', depth - 1, inItem), { maxLength: 2 })]
      : [];
  return fc.oneof(LITERALS[kind], ...operators, ...lists);
}

function fits(given: Kind, wanted: Kind): boolean {
  if (wanted === 'any' || given === 'any' || given === wanted) return true;
  if (wanted === 'test') return given === 'boolean';
  if (wanted === 'comparable') return given === 'number' || given === 'text';
  return wanted === 'scalar' && (given === 'number' || given === 'text' || given === 'boolean');
}

/** Answers as no form would give them: anything at all under the names that expressions read. */
export const scope: fc.Arbitrary<Scope> = fc.dictionary(
  fc.constantFrom(...NAMES, '$today'),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))),
    LITERALS.list,
    fc.array(
      fc.oneof(
        fc.constant(null),
        scalar,
        fc.dictionary(fc.constantFrom(...NAMES), scalar, { maxKeys: 3 }),
      ),
      { maxLength: 3 },
    ),
    scalar,
    fc.constant(undefined),
  ),
);
