import { type Expression, flowExpressions } from '../../engine/core.ts';
import type { Model } from './model.ts';

export type PlacedExpression = {
  file: string;
  /** JSON pointer of the expression. */
  pointer: string;
  expression: Expression;
  /** True if the result must be a boolean. */
  condition: boolean;
};

/** Every expression in the flow and in the rules of its steps, with its location. */
export function expressionsOf(model: Model): PlacedExpression[] {
  const inFlow = model.flow === undefined ? [] : flowExpressions(model.flow);
  return [
    ...inFlow.map(({ at, expression, expected }) => ({
      file: model.flowPath,
      pointer: at,
      expression,
      condition: expected === 'boolean',
    })),
    ...model.steps.flatMap((step) =>
      step.rules.map((rule, index) => ({
        file: step.rulesFile,
        pointer: `/rules/${index}/valid`,
        expression: rule.valid,
        condition: true,
      })),
    ),
  ];
}
