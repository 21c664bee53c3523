import { type Expression, operandKind, operation, operator, textOf } from '../../engine/core.ts';

/** Kinds of operands that decide about the result but are not part of it. */
const DECIDING = ['boolean', 'number', 'name', 'path', 'test'];

/**
 * Paths of the answers that are part of an expression's result, not only compared, counted or looked
 * up. `values` are the named ones of the flow.
 */
export function shownPaths(
  expression: Expression,
  values: Readonly<Record<string, Expression>>,
): string[] {
  if (Array.isArray(expression)) return expression.flatMap((item) => shownPaths(item, values));
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const [first, second] = operands;
  if (name === 'var') return typeof first === 'string' ? [first] : [];
  if (name === 'value') {
    const { [textOf(first ?? null)]: named, ...others } = values;
    return named === undefined ? [] : shownPaths(named, others);
  }
  if (name === 'lookup' || ['boolean', 'number'].includes(operator(name).gives)) return [];
  if (name === 'pluck') {
    return shownPaths(first ?? null, values).map((path) => `${path}.*.${textOf(second ?? null)}`);
  }
  if (name === 'keep' || name === 'without') return shownPaths(first ?? null, values);
  return operands.flatMap((operand, index) =>
    DECIDING.includes(operandKind(name, index)) ? [] : shownPaths(operand, values),
  );
}
