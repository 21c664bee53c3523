import { type Json, isObject } from '../json.ts';
import { type OperatorName, isOperatorName } from './operators.ts';

/**
 * An expression of the checked JSON Logic subset: a literal, a list, or an object with one operator.
 * `operators.ts` lists the operators; `parseExpression` is the only way to get one from unknown
 * JSON.
 */
export type Expression = Json;

/**
 * The single operator of an operator object, with its operands as a list and the JSON pointer
 * of each (`/var` for `{"var": "city"}`, `/var/0` for `{"var": ["city"]}`).
 */
export function operation(
  expression: Expression,
): { name: OperatorName; operands: readonly Expression[]; places: readonly string[] } | null {
  if (!isObject(expression)) return null;
  const [entry, ...others] = Object.entries(expression);
  if (entry === undefined || others.length > 0) return null;
  const [name, given] = entry;
  if (!isOperatorName(name)) return null;
  return Array.isArray(given)
    ? { name, operands: given, places: given.map((_, index) => `/${name}/${index}`) }
    : { name, operands: [given], places: [`/${name}`] };
}
