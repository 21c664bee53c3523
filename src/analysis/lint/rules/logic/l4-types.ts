import { textOf } from '../../../wording/text-of.ts';
import { operation } from '../../../../logic/operator-object.ts';
import { isOperatorName, operandKind } from '../../../../logic/operators.ts';
import { comparisonsOf, operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect } from '../../finding.ts';
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
    ...untrue(model),
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

/** Answers other than yes or no where only true counts: as a condition, or under `and`, `or`, `!`. */
function untrue(model: Model): Defect[] {
  const types = new Map(
    model.steps.flatMap(({ fields }) =>
      fields.map(({ path, schema }) => [path, textOf(schema['type'])] as const),
    ),
  );
  return expressionsOf(model).flatMap(({ file, pointer, expression, condition }) =>
    [
      ...(condition ? [{ tested: expression, at: pointer }] : []),
      ...operations(expression, pointer).flatMap(({ name, operands, at }) =>
        operands.flatMap((tested, index) =>
          isOperatorName(name) && operandKind(name, index) === 'boolean'
            ? [{ tested, at: `${at}/${name}/${index}` }]
            : [],
        ),
      ),
    ].flatMap(({ tested, at }): Defect[] => {
      const read = operation(tested);
      const path = textOf(read?.operands[0] ?? '');
      const type = read?.name === 'var' ? types.get(path) : undefined;
      if (type === undefined || type === '' || type === 'boolean') return [];
      return [
        {
          file,
          pointer: at,
          message: `"${path}" has the type ${type}, but only a true answer counts here: this never holds for any visitor.`,
          suggestion: `Write { "answered": "${path}" }, or compare it with a value.`,
        },
      ];
    }),
  );
}

function matches(constant: unknown, type: string): boolean {
  if (type === 'integer' || type === 'number') return typeof constant === 'number';
  return typeof constant === type;
}
