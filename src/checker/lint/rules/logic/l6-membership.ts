import { operation, valueAsText } from '../../../../engine/core.ts';
import { operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { LintRule } from '../../rule.ts';

export const l6: LintRule = {
  code: 'L6',
  name: 'membership-possible',
  layer: 'parts',
  guarantee: '`in` tests whether a list contains a value, never whether a text contains another.',
  severity: 'error',
  check: (model) => {
    const fields = new Map(
      model.steps.flatMap((step) => step.fields).map((field) => [field.path, field]),
    );
    return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name }) => name === 'in')
        .flatMap(({ operands, at }) => {
          const target = operands[1] === undefined ? null : operation(operands[1]);
          const field =
            target?.name === 'var' ? fields.get(valueAsText(target.operands[0])) : undefined;
          if (field === undefined || field.schema['type'] === 'array') return [];
          return [
            {
              file,
              pointer: at,
              message: `"${field.path}" is a single ${valueAsText(field.schema['type'])}, not a list: "in" is false for every visitor.`,
              suggestion: 'Use "==", or give a list as the second operand.',
            },
          ];
        }),
    );
  },
};
