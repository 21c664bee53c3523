import jsonLogic from 'json-logic-js';
import type { Catalogs } from './expression.ts';
import { isAbsent, isObject, type Json } from './json.ts';
import { read } from './path.ts';

type Value = Json | undefined;
type Data = { $catalogs: Catalogs } & Record<string, Json>;

/** Missing as an operand: there is no value. An empty text or list is a value. */
export function isMissing(value: Value): value is null | undefined {
  return (
    value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))
  );
}

/**
 * Adds the operators of the subset that json-logic-js does not have, and the guards that
 * `lower.ts` puts around those it has. The registry of json-logic-js is global; the same
 * function under the same name every time makes a second call harmless.
 */
export function registerOperations(): void {
  for (const [name, run] of Object.entries(OPERATIONS)) jsonLogic.add_operation(name, run);
}

const list = (value: Value): Json[] => (Array.isArray(value) ? value : []);
const text = (value: Value): string | null => (typeof value === 'string' ? value : null);

const OPERATIONS = {
  present: (...values: Value[]) => !values.some(isMissing),
  comparable: (a: Value, b: Value) => !isMissing(a) && !isMissing(b) && typeof a === typeof b,
  isList: (value: Value) => Array.isArray(value),

  answered(this: Data, path: string) {
    return !isAbsent(read(this, path));
  },
  firstOf: (...values: Value[]) => values.find((value) => !isMissing(value)) ?? null,
  number: (value: Value) => {
    if (typeof value === 'number') return value;
    const digits = text(value)?.replace(/[$,\s]/g, '') ?? '';
    return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
  },
  count: (value: Value) => (Array.isArray(value) ? value.length : null),
  sum: (value: Value, key: string) =>
    Array.isArray(value)
      ? value.reduce<number>((total, item) => total + numberAt(item, key), 0)
      : null,
  pluck: (value: Value, key: string) => (Array.isArray(value) ? pluck(value, key) : null),
  lookup(this: Data, catalog: string, ids: Value, key: string): Json {
    const entries = this.$catalogs[catalog]?.entries ?? [];
    const valueOf = (id: Value) => entries.find((entry) => entry.id === id)?.[key] ?? null;
    if (!Array.isArray(ids)) return valueOf(ids);
    const found = ids.flatMap((id) => valueOf(id) ?? []);
    return found.length === 0 ? null : [...new Set(found)];
  },
  keep: (items: Value, allowed: Value) =>
    Array.isArray(items) ? items.filter((item) => list(allowed).includes(item)) : null,
  without: (items: Value, removed: Value) =>
    Array.isArray(items) ? items.filter((item) => !list(removed).includes(item)) : null,
  take: (items: Value, count: Value) =>
    Array.isArray(items) ? items.slice(0, typeof count === 'number' ? count : 0) : null,
  evenSplit: (names: Value) =>
    Array.isArray(names) ? evenSplit(names.filter((name) => typeof name === 'string')) : null,
  countdown: (from: Value, count: Value) =>
    typeof from === 'number' && typeof count === 'number'
      ? Array.from({ length: count }, (_, index) => String(from - index))
      : null,
  join: (items: Value, separator: string) =>
    Array.isArray(items) && items.length > 0 ? items.join(separator) : null,
  upper: (value: Value) => text(value)?.toUpperCase() ?? null,
  length: (value: Value) => text(value)?.length ?? null,
};

function pluck(items: readonly Json[], key: string): Json[] {
  return items.flatMap((item) => {
    const value = isObject(item) && Object.hasOwn(item, key) ? item[key] : null;
    return isMissing(value) ? [] : [value];
  });
}

function numberAt(item: Json, key: string): number {
  const value = isObject(item) ? item[key] : 0;
  return typeof value === 'number' ? value : 0;
}

/** Whole percentages that total 100; what does not divide goes to the first (spec section 4). */
function evenSplit(names: readonly string[]): Json[] {
  const share = Math.floor(100 / Math.max(names.length, 1));
  const remainder = 100 - share * names.length;
  return names.map((name, index) => ({
    name,
    percentage: index === 0 ? share + remainder : share,
  }));
}
