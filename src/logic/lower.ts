import type { Expression } from './expression.ts';
import type { Json } from './json.ts';
import { operation } from './parse.ts';
import type { OperatorName } from './operators.ts';

/** What `condition` and `value` refer to by name. */
export type Definitions = {
  conditions: Readonly<Record<string, Expression>>;
  values: Readonly<Record<string, Expression>>;
};

/**
 * Turns the checked subset into plain JSON Logic in which absence is explicit: a comparison is
 * guarded, so that `{"<": [missing, 2]}` is false instead of true; equality is strict; `in` is
 * membership only; arithmetic on something missing is missing instead of NaN. References are
 * replaced by what they name; `compileFlow` has shown that they exist and are not circular.
 */
export function lower(expression: Expression, definitions: Definitions): Json {
  if (Array.isArray(expression)) return expression.map((item) => lower(item, definitions));
  const found = operation(expression);
  if (found === null) return expression;
  const { name } = found;
  if (name === 'condition' || name === 'value') {
    const named = name === 'condition' ? definitions.conditions : definitions.values;
    return lower(named[String(found.operands[0])] ?? false, definitions);
  }
  const operands = found.operands.map((operand) => lower(operand, definitions));
  return LOWERINGS[name]?.(operands) ?? { [name]: operands };
}

function whenPresent(operator: string): (operands: Json[]) => Json {
  return (operands) => ({ if: [{ present: operands }, { [operator]: operands }, null] });
}

const guarded = (guard: string, operator: string) => (operands: Json[]) =>
  boolean({ and: [{ [guard]: operands }, { [operator]: operands }] });

const boolean = (rule: Json): Json => ({ '!!': [rule] });

const LOWERINGS: Partial<Record<OperatorName, (operands: Json[]) => Json>> = {
  '==': guarded('present', '==='),
  '!=': guarded('present', '!=='),
  '<': guarded('comparable', '<'),
  '<=': guarded('comparable', '<='),
  '>': guarded('comparable', '>'),
  '>=': guarded('comparable', '>='),
  in: ([item = null, list = null]) =>
    boolean({ and: [{ present: [item] }, { isList: [list] }, { in: [item, list] }] }),
  and: (operands) => boolean({ and: operands }),
  or: (operands) => boolean({ or: operands }),
  // Plain JSON Logic says false for `all` of nothing; a rule about the items of an empty list holds.
  all: ([list = null, test = null]) =>
    boolean({ and: [{ isList: [list] }, { '!': [{ some: [list, { '!': [test] }] }] }] }),
  some: ([list = null, test = null]) =>
    boolean({ and: [{ isList: [list] }, { some: [list, test] }] }),
  '+': whenPresent('+'),
  '-': whenPresent('-'),
  cat: whenPresent('cat'),
  substr: whenPresent('substr'),
};
