import { textOf } from '../../../wording/text-of.ts';
import { comparisonsOf } from '../../../model/comparisons.ts';
import { expressionProblems } from '../../expression-problems.ts';
import { object } from '../../../model/fields.ts';
import type { LintRule } from '../../rule.ts';

export const l4: LintRule = {
  code: 'L4',
  keeps: 'Operands have the types that the operator takes and that match the answers.',
  severity: 'error',
  check: (model) => [
    ...expressionProblems(
      model,
      ['operand-kind', 'null-literal'],
      'the comparison is false for every visitor',
    ),
    ...comparisonsOf(model).flatMap(({ file, pointer, operator, field, constant }) => {
      const schema = operator === 'in' ? object(field.schema['items']) : field.schema;
      const type = textOf(schema['type']);
      // F17 reports fields without a type.
      if (type === '' || matches(constant, type)) return [];
      return [
        {
          file,
          pointer,
          message: `"${field.path}" has the type ${type}, but ${JSON.stringify(constant)} has the type ${typeof constant}: the comparison is false for every visitor.`,
          ...(type === 'string' && typeof constant === 'number'
            ? { suggestion: `Write { "number": [{ "var": "${field.path}" }] }, or "${constant}".` }
            : {}),
        },
      ];
    }),
  ],
};

function matches(constant: unknown, type: string): boolean {
  if (type === 'integer' || type === 'number') return typeof constant === 'number';
  return typeof constant === type;
}
