import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Expression } from './expression.ts';
import type { Catalogs, Scope } from './scope.ts';
import { isObject, type Json } from '../json.ts';
import { lower, type Definitions } from './lower.ts';
import { type Context, GUARDS, isMissing, type Value } from './guards.ts';
import { OPERATORS, type Operator, runName } from './operators.ts';

/** What the rules written by `lower.ts` need beside the operators. */
const PARTS = {
  ...GUARDS,
  listOf: (...values: Value[]) => values.filter((value) => !isMissing(value)),
  items(this: Context, value: Value) {
    return Array.isArray(value) ? value.map((item) => itemContext(this, item)) : null;
  },
};

// The registry of json-logic-js is global; registering the same function under the same name again is
// harmless.
for (const [name, run] of Object.entries(PARTS)) jsonLogic.add_operation(name, run);
for (const [name, { run }] of Object.entries<Operator>(OPERATORS))
  if (run !== undefined) jsonLogic.add_operation(runName(name), run);

/** A compiled expression: the value for these answers, undefined when it is missing. */
export type Evaluator = (scope: Scope) => Json | undefined;
/** A compiled condition. It never throws and always returns true or false. */
export type Condition = (scope: Scope) => boolean;

/**
 * Compiles a checked expression once: names are resolved, absence is made explicit (`lower.ts`),
 * and json-logic-js evaluates the result.
 */
export function compileExpression(
  expression: Expression,
  definitions: Definitions,
  catalogs: Catalogs,
): Evaluator {
  const rule = lower(expression, definitions) as RulesLogic;
  return (scope) => {
    const context: Context = { scope, catalogs };
    const value: Json | undefined = jsonLogic.apply(rule, context);
    return isMissing(value) ? undefined : value;
  };
}

/** Compiles a condition; a missing value counts as false. */
export function compileCondition(
  expression: Expression,
  definitions: Definitions,
  catalogs: Catalogs,
): Condition {
  const evaluate = compileExpression(expression, definitions, catalogs);
  return (scope) => evaluate(scope) === true;
}

/** Inside `all` and `some` a path reads the item; `$today` and other ambient values stay readable. */
function itemContext({ scope, catalogs }: Context, item: Json): Context {
  const ambient = Object.keys(scope).filter((name) => name.startsWith('$'));
  return {
    scope: {
      ...(isObject(item) ? item : {}),
      ...Object.fromEntries(ambient.map((name) => [name, scope[name]])),
    },
    catalogs,
  };
}
