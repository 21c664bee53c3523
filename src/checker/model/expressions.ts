import {
  type Expression,
  type Field,
  type Json,
  flowExpressions,
  generalPath,
  object,
  operandKind,
  operation,
  operator,
  reads,
  textOf,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from './model.ts';
import type { StepModel } from './step-model.ts';

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
function listPath(expression: Expression | undefined): string | null {
  const found = expression === undefined ? null : operation(expression);
  if (found?.name === 'firstOf') return listPath(found.operands[0]);
  if (found?.name !== 'var') return null;
  return generalPath(valueAsText(found.operands[0]));
}

function isConstant(value: Expression | undefined): value is Expression {
  return value !== undefined && (typeof value !== 'object' || value === null);
}

/** A part of a list's items that an expression reads: by `some`, `all`, `pluck` or `sum`. */
export type ItemRead = {
  by: string;
  /** Path of the list, in which `*` stands for any item. */
  list: string;
  /** Path of what is read, such as `vehicles.*.use`. */
  path: string;
  pointer: string;
};

/** Every part of items that an expression reads, if it names the list by its path. */
export function itemReads(expression: Expression, pointer: string): ItemRead[] {
  return operations(expression, pointer).flatMap(({ name: by, operands, at }): ItemRead[] => {
    const [first, second] = operands;
    const list = listPath(first);
    if (list === null || second === undefined) return [];
    const inside = (path: string, place: string): ItemRead => ({
      by,
      list,
      path: `${list}.*.${path}`,
      pointer: `${at}/${by}/1${place}`,
    });
    if (by === 'pluck' || by === 'sum') return [inside(valueAsText(second), '')];
    if (by !== 'all' && by !== 'some') return [];
    return reads(second)
      .filter(({ path }) => !path.startsWith('$'))
      .map(({ path, at: place }) => inside(path, place));
  });
}

/** The names of the conditions of texts that a step shows to some visitors, with their places. */
export function blockConditions({ ui }: StepModel): { when: string; pointer: string }[] {
  const blocks = ui['ui:blocks'];
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, index) => {
    const { when } = object(block);
    return typeof when === 'string' ? [{ when, pointer: `/ui:blocks/${index}/when` }] : [];
  });
}

/** Kinds of operands that decide about the result but are not part of it. */
const DECIDING = ['boolean', 'number', 'name', 'path', 'test'];

/**
 * Paths of the answers that are part of an expression's result, not only compared, counted or looked
 * up. `values` are the named ones of the flow.
 */
export function shownPaths(
  expression: Expression,
  values: Readonly<Record<string, Expression>>,
): string[] {
  if (Array.isArray(expression)) return expression.flatMap((item) => shownPaths(item, values));
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const [first, second] = operands;
  if (name === 'var') return typeof first === 'string' ? [first] : [];
  if (name === 'value') {
    const { [textOf(first ?? null)]: named, ...others } = values;
    return named === undefined ? [] : shownPaths(named, others);
  }
  if (name === 'lookup' || ['boolean', 'number'].includes(operator(name).gives)) return [];
  if (name === 'pluck') {
    return shownPaths(first ?? null, values).map((path) => `${path}.*.${textOf(second ?? null)}`);
  }
  if (name === 'keep' || name === 'without') return shownPaths(first ?? null, values);
  return operands.flatMap((operand, index) =>
    DECIDING.includes(operandKind(name, index)) ? [] : shownPaths(operand, values),
  );
}
