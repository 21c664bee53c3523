import {
  type Expression,
  type Field,
  generalPath,
  type Json,
  operation,
  valueAsText,
} from '../../engine/core.ts';
import { expressionsOf } from './expressions.ts';
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
  const fieldOf = (expression: Expression | undefined, inside: string) => {
    const found = expression === undefined ? null : operation(expression);
    if (found?.name !== 'var') return undefined;
    return fields.get(`${inside}${generalPath(valueAsText(found.operands[0]))}`);
  };
  /** `inside` is the path of the item that paths start from, with a dot at its end. */
  const found = (file: string, pointer: string, expression: Expression, inside: string) =>
    operations(expression, pointer).flatMap(({ name, operands, at }): Comparison[] => {
      const [first, second] = operands;
      if (name === 'all' || name === 'some') {
        const list = inside === '' ? listPath(first) : null;
        if (list === null || second === undefined) return [];
        return found(file, `${at}/${name}/1`, second, `${list}.*.`);
      }
      if (name === 'in') {
        const list = fieldOf(second, inside);
        if (list !== undefined && isConstant(first)) {
          return [{ file, pointer: at, operator: name, field: list, constant: first }];
        }
        const item = fieldOf(first, inside);
        if (item === undefined || !Array.isArray(second)) return [];
        return second
          .filter(isConstant)
          .map((constant) => ({ file, pointer: at, operator: '==', field: item, constant }));
      }
      if (!COMPARE.has(name)) return [];
      const left = fieldOf(first, inside);
      const field = left ?? fieldOf(second, inside);
      const constant = left === undefined ? first : second;
      if (field === undefined || !isConstant(constant)) return [];
      return [{ file, pointer: at, operator: name, field, constant }];
    });
  return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
    found(file, pointer, expression, ''),
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

/** The path of a list that is read, also with a list in place of a missing one. */
export function listPath(expression: Expression | undefined): string | null {
  const found = expression === undefined ? null : operation(expression);
  if (found?.name === 'firstOf') return listPath(found.operands[0]);
  if (found?.name !== 'var') return null;
  return generalPath(valueAsText(found.operands[0]));
}

function isConstant(value: Expression | undefined): value is Expression {
  return value !== undefined && (typeof value !== 'object' || value === null);
}
