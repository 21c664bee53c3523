import { type Expression, isObject, type Json, operation, valueAsText } from '../../engine/core.ts';

/** A value that a key of an item is compared with. */
export type Tested = { key: string; value: Json };

/** The list answer that an expression reads, either as a whole or one key of its items. */
export function listOf(source: Expression): { path: string; key: string | null } | null {
  const outer = operation(source);
  const isPlucked = outer?.name === 'pluck';
  const inner = isPlucked ? operation(outer.operands[0] ?? false) : outer;
  if (inner?.name !== 'var') return null;
  return {
    path: valueAsText(inner.operands[0]),
    key: isPlucked ? valueAsText(outer.operands[1]) : null,
  };
}

/** What the test of `all` or `some` compares items with. Null if it is more than equality. */
export function itemsTested(test: Expression): Tested[] | null {
  if (typeof test === 'boolean') return [];
  const found = operation(test);
  const [first = null, second = null] = found?.operands ?? [];
  switch (found?.name) {
    case 'and':
    case 'or':
    case '!':
      return joined(found.operands.map(itemsTested));
    case '==':
    case '!=':
      return compared(first, [second]) ?? compared(second, [first]);
    case 'in':
      return Array.isArray(second) ? compared(first, second) : null;
    default:
      return null;
  }
}

function compared(read: Expression, values: readonly Expression[]): Tested[] | null {
  const found = operation(read);
  const key = valueAsText(found?.operands[0]);
  if (found?.name !== 'var' || key.includes('.') || key.startsWith('$')) return null;
  return values.some((value) => isObject(value) || Array.isArray(value))
    ? null
    : values.map((value) => ({ key, value }));
}

function joined(parts: readonly (Tested[] | null)[]): Tested[] | null {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}
