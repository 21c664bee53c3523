import {
  type Expression,
  type Field,
  type Json,
  type JsonObject,
  type Rule,
  type Scope,
  addDays,
  compileExpression,
  isIsoDate,
  isObject,
  object,
  operation,
  textOf,
  valueAsText,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';
import { numberRange, COMPARISONS, spread } from '../answers/linear.ts';
import type { Subject } from '../subject/subject.ts';

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

/** More variants of a row than this are not tried. */
const VARIANTS = 24;

/**
 * The list with the parts of its items at the values that the tests of the rules compare them with,
 * and beside those: "every driver is 16 or older". Empty for anything but a list of objects.
 */
export function withTestedParts(
  value: Json | undefined,
  field: Field,
  rules: readonly Rule[],
  { flow, catalogs }: Pick<Subject, 'flow' | 'catalogs'>,
  scope: Scope,
): Json[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return [];
  const properties = object(object(field.schema['items'])['properties']);
  const sides = rules.flatMap(({ valid }) => testsOf(valid, field.path)).flatMap(comparedParts);
  const parts = new Map<string, Json[]>();
  for (const { key, with: side } of sides) {
    const limit = compileExpression(side, flow.source, catalogs)(scope);
    const fitting = around(limit, object(properties[key]));
    parts.set(key, [...(parts.get(key) ?? []), ...fitting]);
  }
  const keys = [...parts.keys()];
  const variants: JsonObject[] = [];
  for (const chosen of product([...parts.values()])) {
    if (variants.length === VARIANTS) break;
    variants.push(Object.fromEntries(keys.map((key, index) => [key, chosen[index] ?? null])));
  }
  return keys.length === 0
    ? []
    : variants.map((variant) => value.map((item) => ({ ...item, ...variant })));
}

/** The tests that an expression makes of the items of a list. */
function testsOf(source: Expression, path: string): Expression[] {
  if (Array.isArray(source)) return source.flatMap((one) => testsOf(one, path));
  const found = operation(source);
  if (found === null) return [];
  const [list = null, test = null] = found.operands;
  // The list may stand in another expression: `firstOf` it and an empty list.
  const isOfList = partsIn(list).includes(path);
  if ((found.name === 'all' || found.name === 'some') && isOfList) return [test];
  return found.operands.flatMap((operand) => testsOf(operand, path));
}

/** The parts of an item that a test compares, each with the other side of the comparison. */
function comparedParts(test: Expression): { key: string; with: Expression }[] {
  if (Array.isArray(test)) return test.flatMap(comparedParts);
  const found = operation(test);
  if (found === null) return [];
  const [first = null, second = null] = found.operands;
  if (found.name === 'in' && Array.isArray(second))
    return partsIn(first).flatMap((key) => second.map((one) => ({ key, with: one })));
  if (!COMPARISONS.has(found.name)) return found.operands.flatMap(comparedParts);
  return [
    ...partsIn(first).map((key) => ({ key, with: second })),
    ...partsIn(second).map((key) => ({ key, with: first })),
  ];
}

function partsIn(source: Expression): string[] {
  if (Array.isArray(source)) return source.flatMap(partsIn);
  const found = operation(source);
  if (found === null) return [];
  const [path = null] = found.operands;
  const isPart = found.name === 'var' && !valueAsText(path).startsWith('$');
  return isPart ? [valueAsText(path)] : found.operands.flatMap(partsIn);
}

/** A limit and the values beside it, as the schema takes them. */
function around(limit: Json | undefined, schema: JsonObject): Json[] {
  const compiled = compileSchema(schema);
  const near: (Json | undefined)[] = isIsoDate(limit)
    ? [limit, addDays(limit, 1), addDays(limit, -1)]
    : typeof limit === 'number'
      ? [limit, limit + 1, limit - 1]
      : [limit];
  const written = near.map((one) =>
    typeof one === 'number' && textOf(schema['type']) === 'string' ? String(one) : one,
  );
  return written.filter(
    (one): one is Json =>
      one !== undefined && one !== null && compiled.ok && compiled.validate(one).length === 0,
  );
}

/** Every combination of one value from each list. The last list varies fastest. */
export function* product<Value>(lists: readonly (readonly Value[])[]): Generator<Value[]> {
  const [first, ...rest] = lists;
  if (first === undefined) return void (yield []);
  for (const value of first) {
    for (const others of product(rest)) yield [value, ...others];
  }
}
