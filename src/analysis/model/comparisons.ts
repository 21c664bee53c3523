import { textOf } from '../wording/text-of.ts';
import type { Expression } from '../../logic/expression.ts';
import type { Json } from '../../logic/json.ts';
import { operation } from '../../logic/operator-object.ts';
import { expressionsOf } from './expressions.ts';
import type { Field } from './fields.ts';
import type { Model } from './model.ts';

/** A comparison of an answer with a constant, or a test of whether a list contains it. */
export type Comparison = {
  file: string;
  pointer: string;
  operator: string;
  field: Field;
  constant: Json;
};

const COMPARE = new Set(['==', '!=', '<', '<=', '>', '>=']);

/** Every comparison of a field with a constant, in the flow and in rules. */
export function comparisonsOf(model: Model): Comparison[] {
  const fields = new Map(
    model.steps.flatMap(({ fields: all }) => all).map((one) => [one.path, one]),
  );
  const fieldOf = (expression: Expression | undefined) => {
    const found = expression === undefined ? null : operation(expression);
    if (found?.name !== 'var') return undefined;
    return fields.get(textOf(found.operands[0]).replace(/\.\d+(?=\.|$)/g, '.*'));
  };
  return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
    operations(expression, pointer).flatMap(({ name, operands, at }): Comparison[] => {
      const [first, second] = operands;
      if (name === 'in') {
        const list = fieldOf(second);
        if (list !== undefined && isConstant(first)) {
          return [{ file, pointer: at, operator: name, field: list, constant: first }];
        }
        const item = fieldOf(first);
        if (item === undefined || !Array.isArray(second)) return [];
        return second
          .filter(isConstant)
          .map((constant) => ({ file, pointer: at, operator: '==', field: item, constant }));
      }
      if (!COMPARE.has(name)) return [];
      const field = fieldOf(first) ?? fieldOf(second);
      const constant = fieldOf(first) === undefined ? first : second;
      if (field === undefined || !isConstant(constant)) return [];
      return [{ file, pointer: at, operator: name, field, constant }];
    }),
  );
}

/** Every operation within an expression, except inside the tests of `all` and `some`. */
export function operations(
  expression: Expression,
  at: string,
): { name: string; operands: readonly Expression[]; at: string }[] {
  if (Array.isArray(expression)) {
    return expression.flatMap((item, index) => operations(item, `${at}/${index}`));
  }
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const outer = name === 'all' || name === 'some' ? operands.slice(0, 1) : operands;
  return [
    { name, operands, at },
    ...outer.flatMap((operand, index) => operations(operand, `${at}/${name}/${index}`)),
  ];
}

function isConstant(value: Expression | undefined): value is Expression {
  return value !== undefined && (typeof value !== 'object' || value === null);
}
