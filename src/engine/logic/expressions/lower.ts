import { type Expression, operation } from './expression.ts';
import { isObject, type Json } from '../json.ts';
import { operandKind, operator, runName } from './operators.ts';

/** What `condition` and `value` refer to by name. */
export type Definitions = {
  conditions: Readonly<Record<string, Expression>>;
  values: Readonly<Record<string, Expression>>;
};

/**
 * Turns the checked subset into plain JSON Logic in which absence is explicit: a comparison is
 * guarded, so that `{"<": [missing, 2]}` is false instead of true; equality is strict; `in` is
 * membership only; arithmetic on a missing value is missing instead of NaN; only `true` counts as
 * true, so that "0" or "no" is never truthy. References are inlined; `compileFlow` has checked that
 * they exist and are not circular.
 */
export function lower(expression: Expression, definitions: Definitions): Json {
  if (Array.isArray(expression)) {
    const items = expression.map((item) => lower(item, definitions));
    return items.some(isObject) ? { listOf: items } : items;
  }
  const found = operation(expression);
  if (found === null) return expression;
  const { name } = found;
  if (name === 'condition') {
    return truth(named(definitions.conditions, found.operands[0]), definitions);
  }
  if (name === 'value') return lower(named(definitions.values, found.operands[0]), definitions);
  const operands = found.operands.map((operand, index) => {
    const kind = operandKind(name, index);
    return kind === 'boolean' || kind === 'test'
      ? truth(operand, definitions)
      : lower(operand, definitions);
  });
  const { lower: written, run } = operator(name);
  return written?.(operands) ?? { [run === undefined ? name : runName(name)]: operands };
}

function named(
  definitions: Readonly<Record<string, Expression>>,
  name: Expression | undefined,
): Expression {
  if (typeof name !== 'string' || !Object.hasOwn(definitions, name)) return false;
  return definitions[name] ?? false;
}

/** The expression as a boolean: anything but true counts as false. */
function truth(expression: Expression, definitions: Definitions): Json {
  const lowered = lower(expression, definitions);
  const name = operation(expression)?.name;
  const isBoolean =
    name === undefined ? typeof expression === 'boolean' : operator(name).gives === 'boolean';
  return isBoolean ? lowered : { isTrue: [lowered] };
}
