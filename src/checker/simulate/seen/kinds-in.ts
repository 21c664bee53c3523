import {
  compileExpression,
  type Evaluator,
  type Expression,
  isAbsent,
  type Json,
  operandKind,
  operation,
  type Scope,
  valueAsText,
} from '../../../engine/core.ts';
import type { Subject } from '../../proof/subject.ts';

/**
 * Classifies answers by the value of each part of an expression (named expressions count as a
 * whole): true or false, the side of a comparison, the number of items, present or missing.
 */
export function kindsIn(
  expression: Expression,
  { flow, catalogs }: Subject,
): (scope: Scope) => string {
  const compiled = (one: Expression): Evaluator => compileExpression(one, flow.source, catalogs);
  const parts = partsOf(expression).map(({ one, sides }) => {
    const value = compiled(one);
    const [left, right] = sides.map(compiled);
    return (scope: Scope) =>
      left === undefined || right === undefined
        ? kindOf(value(scope))
        : sideOf(left(scope), right(scope));
  });
  return (scope) => parts.map((kind) => kind(scope)).join(' ');
}

/** The two sides of each comparison in an expression. */
export function comparisonsIn(expression: Expression): (readonly [Expression, Expression])[] {
  return partsOf(expression).flatMap(({ sides: [left, right] }) =>
    left === undefined || right === undefined ? [] : [[left, right] as const],
  );
}

type Part = { one: Expression; sides: readonly Expression[] };
const COMPARING = new Set(['<', '<=', '>', '>=', '==', '!=']);

function partsOf(expression: Expression): Part[] {
  if (Array.isArray(expression)) return expression.flatMap(partsOf);
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const own: Part = { one: expression, sides: COMPARING.has(name) ? operands : [] };
  // A test applies to an item and has no value by itself: classify by whether all or some items
  // pass.
  const ofItems: Part[] =
    name === 'all' || name === 'some'
      ? (['all', 'some'] as const).map((one) => ({ one: { [one]: [...operands] }, sides: [] }))
      : [];
  const inner = operands.flatMap((operand, index) =>
    ['test', 'name', 'path'].includes(operandKind(name, index)) ? [] : partsOf(operand),
  );
  return [own, ...ofItems, ...inner];
}

function kindOf(value: Json | undefined): string {
  if (isAbsent(value)) return '?';
  if (typeof value === 'boolean') return value ? 'y' : 'n';
  if (Array.isArray(value)) return String(Math.min(value.length, 2));
  return typeof value === 'number' ? String(Math.sign(value)) : 'x';
}

function sideOf(left: Json | undefined, right: Json | undefined): string {
  if (isAbsent(left) || isAbsent(right)) return '?';
  if (left === right) return '=';
  // Strings are compared too, since dates are strings.
  const isLess =
    typeof left === 'number' && typeof right === 'number'
      ? left < right
      : valueAsText(left) < valueAsText(right);
  return isLess ? '<' : '>';
}
