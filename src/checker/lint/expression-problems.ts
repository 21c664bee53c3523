import {
  didYouMean,
  type ExpressionProblem,
  OPERATORS,
  parseExpression,
} from '../../engine/core.ts';
import type { Defect } from './finding.ts';
import { expressionsOf } from '../model/expressions.ts';
import type { Model } from '../model/model.ts';

/** Expressions outside the checked subset, for the rules that each report one kind of problem. */
export function expressionProblems(
  model: Model,
  codes: readonly ExpressionProblem['code'][],
  consequence: string,
): Defect[] {
  return expressionsOf(model).flatMap(({ file, pointer, expression, condition }) => {
    const parsed = parseExpression(expression, condition ? 'boolean' : undefined);
    if (parsed.ok) return [];
    return parsed.problems
      .filter(({ code }) => codes.includes(code))
      .map(({ at, text, code }) => ({
        file,
        pointer: `${pointer}${at}`,
        message: `${text[0]?.toUpperCase()}${text.slice(1)}: ${consequence}.`,
        suggestion:
          code === 'unknown-operator' ? meant(/"([^"]+)"/.exec(text)?.[1] ?? '') : INSTEAD[code],
      }));
  });
}

const INSTEAD: Readonly<Partial<Record<ExpressionProblem['code'], string>>> = {
  'not-one-operator': 'Join them with "and" or "or".',
  'too-deep': 'Give a part of it a name under "conditions" or "values", and refer to that.',
};

/** Operators of other languages, mapped to their names here. */
const FOREIGN: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '=': '==',
  equals: '==',
  '!!': 'answered',
  '&&': 'and',
  '||': 'or',
  not: '!',
  missing: 'answered',
};

function meant(name: string): string | undefined {
  if (name === 'figure')
    return 'Rules read a figure by its name: a key of "x-figures" in schema.json, or a limit such as "field.max".';
  const known = FOREIGN[name];
  return known === undefined
    ? didYouMean(name, Object.keys(OPERATORS))
    : `Did you mean "${known}"?`;
}
