import jsonLogic, { type RulesLogic } from 'json-logic-js';
import type { Catalogs, Expression, Scope } from './expression.ts';
import type { Json } from './json.ts';
import { lower, type Definitions } from './lower.ts';
import { isMissing, registerOperations, type Context } from './operations.ts';

registerOperations();

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
