import {
  type Expression,
  type Field,
  isObject,
  type Json,
  object,
  operation,
  type Rule,
  valueAsText,
} from '../../engine/core.ts';
import { numberRange } from './number-range.ts';
import { COMPARISONS, spread } from './spread.ts';

/** What a rule compares the sum of a key over the items of a list with. */
type Total = { key: string; total: number };

/**
 * The list with other numbers in its items, for each total that the rules ask for: "the shares total
 * 100". Empty for anything but a list of objects, or if the items' limits allow no such numbers.
 */
export function withTotals(value: Json | undefined, field: Field, rules: readonly Rule[]): Json[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return [];
  const properties = object(object(field.schema['items'])['properties']);
  const totals = rules.flatMap(({ valid }) => totalsOf(valid, field.path));
  return totals.flatMap(({ key, total }): Json[] => {
    const range = numberRange(object(properties[key]));
    if (range === null) return [];
    const places = value.map((_item, index) => String(index));
    const terms = new Map(places.map((place) => [place, { sign: 1 as const, absent: null }]));
    const ranges = new Map(places.map((place) => [place, range]));
    const found = spread({ terms, offset: -total, isNumber: true }, ranges);
    if (found === null) return [];
    return [value.map((item, index) => ({ ...item, [key]: found.get(String(index)) ?? null }))];
  });
}

function totalsOf(source: Expression, path: string): Total[] {
  if (Array.isArray(source)) return source.flatMap((one) => totalsOf(one, path));
  const found = operation(source);
  if (found === null) return [];
  const { name, operands } = found;
  const [first = null, second = null] = operands;
  if (!COMPARISONS.has(name)) return operands.flatMap((operand) => totalsOf(operand, path));
  return [...compared(first, second, path), ...compared(second, first, path)];
}

function compared(sum: Expression, total: Expression, path: string): Total[] {
  const found = operation(sum);
  const [list = null, key = null] = found?.operands ?? [];
  const isSum = found?.name === 'sum' && operation(list)?.name === 'var';
  return isSum && typeof total === 'number' && valueAsText(operation(list)?.operands[0]) === path
    ? [{ key: valueAsText(key), total }]
    : [];
}
