import { type Expression, operation } from './expression.ts';
import { operandKind } from './operators.ts';

export type Read = {
  path: string;
  /** JSON pointer of the `var` or `answered` inside the expression. */
  at: string;
  by: 'var' | 'answered';
};

/**
 * Every answer that an expression itself reads, in order. Inside `all` and `some` a path reads the
 * item, so only ambient values such as `$today` count there. Excludes what named conditions and
 * values read: follow `references` for that.
 */
export function reads(expression: Expression, at = ''): Read[] {
  if (Array.isArray(expression)) {
    return expression.flatMap((item, index) => reads(item, `${at}/${index}`));
  }
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands, places } = found;
  if (name === 'var' || name === 'answered') {
    return [{ path: literal(operands[0]), at: `${at}/${name}`, by: name }];
  }
  return operands.flatMap((operand, index) => {
    const inner = reads(operand, `${at}${places[index] ?? ''}`);
    const readsItem = operandKind(name, index) === 'test';
    return readsItem ? inner.filter(({ path }) => path.startsWith('$')) : inner;
  });
}

/** Conditions, values and catalogs that an expression refers to by name. */
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
  if (name === 'condition' || name === 'value') return [{ kind: name, name: literal(operands[0]) }];
  if (name === 'lookup')
    return [{ kind: 'lookup', name: literal(operands[0]), field: literal(operands[2]) }, ...inner];
  return inner;
}

/** `parseExpression` accepts only literal strings as paths and names. */
function literal(operand: Expression | undefined): string {
  return typeof operand === 'string' ? operand : '';
}
