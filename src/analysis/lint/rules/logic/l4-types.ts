import { generalPath } from '../../../../logic/path.ts';
import { textOf } from '../../../wording/text-of.ts';
import { operation } from '../../../../logic/operator-object.ts';
import type { Expression } from '../../../../logic/expression.ts';
import { isOperatorName, operandKind, type Kind } from '../../../../logic/operators.ts';
import { comparisonsOf, operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import { itemReads } from '../../../model/item-reads.ts';
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
    ...misfits(model),
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

/** The types of answers that an operand of a kind takes; kinds without an entry take any. */
const TAKEN: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  boolean: ['boolean'],
  list: ['array'],
  number: ['number', 'integer'],
  text: ['string'],
};

/** Answers where an operator, or a condition as a whole, takes another type. */
function misfits(model: Model): Defect[] {
  const types = new Map(
    model.steps.flatMap(({ fields }) =>
      fields.map(({ path, schema }) => [path, textOf(schema['type'])] as const),
    ),
  );
  return expressionsOf(model).flatMap(({ file, pointer, expression, condition }) => {
    const places = [
      ...(condition ? [{ read: expression, kind: 'boolean' as const, at: pointer }] : []),
      ...operandsIn(expression, pointer),
    ];
    const read = places.flatMap(({ read: operand, kind, at }) => {
      const found = operation(operand);
      return found?.name === 'var' ? [{ path: textOf(found.operands[0] ?? ''), kind, at }] : [];
    });
    const summed = itemReads(expression, pointer).flatMap(({ by, path, pointer: at }) =>
      by === 'sum' ? [{ path, kind: 'number' as const, at }] : [],
    );
    return [...read, ...summed].flatMap(({ path, kind, at }): Defect[] => {
      const type = types.get(generalPath(path)) ?? '';
      // F17 reports fields without a type.
      if (type === '' || (TAKEN[kind]?.includes(type) ?? true)) return [];
      return [
        {
          file,
          pointer: at,
          message: `"${path}" has the type ${type}, but only ${TAKEN[kind]?.join(' or ') ?? ''} counts here: for every visitor it is as if it had no answer.`,
          suggestion: instead(path, type, kind),
        },
      ];
    });
  });
}

/** Every operand with the kind that its operator takes; L6 judges the list of `in`. */
function operandsIn(expression: Expression, pointer: string) {
  return operations(expression, pointer).flatMap(({ name, operands, at }) =>
    operands.flatMap((read, index) =>
      isOperatorName(name) && name !== 'in'
        ? [{ read, kind: operandKind(name, index), at: `${at}/${name}/${index}` }]
        : [],
    ),
  );
}

function instead(path: string, type: string, kind: Kind): string | undefined {
  if (kind === 'boolean') return `Write { "answered": "${path}" }, or compare it with a value.`;
  if (kind === 'text' && type === 'array') return 'Use "count" for the number of its items.';
  if (kind === 'number' && type === 'string' && !path.includes('*'))
    return `Write { "number": [{ "var": "${path}" }] }.`;
  return undefined;
}

function matches(constant: unknown, type: string): boolean {
  if (type === 'integer' || type === 'number') return typeof constant === 'number';
  return typeof constant === type;
}
