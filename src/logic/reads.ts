import type { Expression } from './expression.ts';
import { operation } from './parse.ts';

export type Read = {
  path: string;
  /** JSON pointer of the `var` or `answered` inside the expression. */
  at: string;
  by: 'var' | 'answered';
};

/** Every answer that an expression reads, in order; item reads inside `all` and `some` are not. */
export function reads(expression: Expression, at = ''): Read[] {
  if (Array.isArray(expression)) {
    return expression.flatMap((item, index) => reads(item, `${at}/${index}`));
  }
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  if (name === 'var' || name === 'answered') {
    return [{ path: String(operands[0]), at: `${at}/${name}`, by: name }];
  }
  const outer = name === 'all' || name === 'some' ? operands.slice(0, 1) : operands;
  return outer.flatMap((operand, index) => reads(operand, `${at}/${name}/${index}`));
}

/** Names that an expression refers to with `condition` or `value`, and catalogues with `lookup`. */
export function references(expression: Expression): {
  kind: 'condition' | 'value' | 'lookup';
  name: string;
  field?: string;
}[] {
  if (Array.isArray(expression)) return expression.flatMap(references);
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const inner = operands.flatMap(references);
  if (name === 'condition' || name === 'value') return [{ kind: name, name: String(operands[0]) }];
  if (name === 'lookup')
    return [{ kind: 'lookup', name: String(operands[0]), field: String(operands[2]) }, ...inner];
  return inner;
}
