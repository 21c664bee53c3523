import { parseExpression, type ExpressionProblem } from '../../../src/logic/parse.ts';
import type { Draft } from '../finding.ts';
import { expressionsOf } from './expressions.ts';
import type { Model } from './model.ts';

/** What is outside of the checked subset, for the rules that report one kind of problem each. */
export function expressionProblems(
  model: Model,
  codes: readonly ExpressionProblem['code'][],
  consequence: string,
): Draft[] {
  return expressionsOf(model).flatMap(({ file, pointer, expression, condition }) => {
    const parsed = parseExpression(expression, condition ? 'boolean' : undefined);
    if (parsed.ok) return [];
    return parsed.problems
      .filter(({ code }) => codes.includes(code))
      .map(({ at, text }) => ({
        file,
        pointer: `${pointer}${at}`,
        message: `${text[0]?.toUpperCase()}${text.slice(1)}: ${consequence}.`,
      }));
  });
}
