import jsonLogic from 'json-logic-js';
import type { Catalogs, Scope } from './expression.ts';
import { type Json, isAbsent, isObject, textLength } from './json.ts';
import { addDays, addMonths, daysBetween, isIsoDate } from './dates.ts';
import { read } from './path.ts';

type Value = Json | undefined;

/** What json-logic-js passes to every operation as `this`. */
export type Context = { scope: Scope; catalogs: Catalogs };

/** A missing operand. An empty string or list is a value. */
export function isMissing(value: Value): value is null | undefined {
  return (
    value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
  );
}

/**
 * Adds the operators of the subset that json-logic-js lacks, and the guards that `lower.ts` puts
 * around those it has. The registry of json-logic-js is global; registering the same function under
 * the same name again is harmless.
 */
export function registerOperations(): void {
  for (const [name, run] of Object.entries(OPERATIONS)) jsonLogic.add_operation(name, run);
}

const text = (value: Value): string | null => (typeof value === 'string' ? value : null);
const isNumber = (value: Value): value is number => typeof value === 'number' && !isMissing(value);
const isScalar = (value: Value): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || isNumber(value);

const GUARDS = {
  present: (...values: Value[]) => !values.some(isMissing),
  comparable: (a: Value, b: Value) =>
    (isNumber(a) && isNumber(b)) || (isIsoDate(a) && isIsoDate(b)),
  isList: (value: Value) => Array.isArray(value),
  isTrue: (value: Value) => value === true,
  numbers: (...values: Value[]) => values.every(isNumber),
  scalars: (...values: Value[]) => values.every(isScalar),
  textAndNumbers: (value: Value, ...numbers: Value[]) =>
    typeof value === 'string' && numbers.every(isNumber),
};

/** About a thousand years in days: the furthest that a date can be moved. */
const MAX_MOVE = 400_000;

/** A longer list of choices is a mistake, and a huge one would throw. */
const MAX_COUNTDOWN = 1000;

/** An operand of the wrong kind counts as missing, and so does the result: no coercion. */
const OPERATIONS = {
  ...GUARDS,

  answer(this: Context, path: string) {
    return read(this.scope, path) ?? null;
  },
  answered(this: Context, path: string) {
    return !isAbsent(read(this.scope, path));
  },
  items(this: Context, value: Value) {
    return Array.isArray(value) ? value.map((item) => itemContext(this, item)) : null;
  },
  listOf: (...values: Value[]) => values.filter((value) => !isMissing(value)),
  firstOf: (...values: Value[]) => values.find((value) => !isMissing(value)) ?? null,
  plus: (...numbers: number[]) => total(numbers),
  minus: (from: number, taken: number) => total([from, -taken]),
  product: (...numbers: number[]) => total([numbers.reduce((partial, one) => partial * one, 1)]),
  number: (value: Value) => {
    if (typeof value === 'number') return value;
    const digits = text(value)?.replace(/[$,\s]/g, '') ?? '';
    return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
  },
  count: (value: Value) => (Array.isArray(value) ? value.length : null),
  sum: (value: Value, key: string) =>
    Array.isArray(value) ? total(pluck(value, key).filter(isNumber)) : null,
  pluck: (value: Value, key: string) => (Array.isArray(value) ? pluck(value, key) : null),
  lookup(this: Context, catalog: string, ids: Value, key: string): Json {
    const entries = Object.hasOwn(this.catalogs, catalog) ? this.catalogs[catalog]?.entries : [];
    const valueOf = (id: Value): Json => {
      const entry = entries?.find((candidate) => candidate.id === id);
      return entry !== undefined && Object.hasOwn(entry, key) ? (entry[key] ?? null) : null;
    };
    if (!Array.isArray(ids)) return valueOf(ids);
    const found = ids.flatMap((id) => valueOf(id) ?? []);
    return found.length === 0 ? null : [...new Set(found)];
  },
  keep: (items: Value, allowed: Value) =>
    Array.isArray(items) && Array.isArray(allowed)
      ? items.filter((item) => allowed.includes(item))
      : null,
  without: (items: Value, removed: Value) =>
    Array.isArray(items) && Array.isArray(removed)
      ? items.filter((item) => !removed.includes(item))
      : null,
  take: (items: Value, count: Value) =>
    Array.isArray(items) && isNumber(count) ? items.slice(0, Math.max(0, count)) : null,
  evenSplit: (names: Value) =>
    Array.isArray(names) ? evenSplit(names.filter((name) => typeof name === 'string')) : null,
  keepShares: (shares: Value, names: Value) =>
    // Without names there is nothing to share: the entered shares are kept until names return.
    Array.isArray(shares) && Array.isArray(names) && (names.length > 0 || shares.length === 0)
      ? keepShares(
          shares.flatMap(shareOf),
          names.filter((name) => typeof name === 'string'),
        )
      : null,
  addDays: (date: Value, days: Value) => moved(addDays, date, days),
  addMonths: (date: Value, months: Value) => moved(addMonths, date, months),
  daysBetween: (from: Value, to: Value) =>
    isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) : null,
  countdown: (from: Value, count: Value) =>
    isNumber(from) && isNumber(count) && count <= MAX_COUNTDOWN
      ? Array.from({ length: Math.max(0, count) }, (_, index) => String(from - index))
      : null,
  join: (items: Value, separator: Value) =>
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(isScalar) &&
    typeof separator === 'string'
      ? items.join(separator)
      : null,
  upper: (value: Value) => text(value)?.toUpperCase() ?? null,
  /**
   * `substr` of JSON Logic, but in the characters that `length` and JSON Schema count. JSON Logic has
   * JavaScript's units, and half an emoji is text that no server stores.
   */
  characters: (value: string, start: number, count: number) =>
    Array.from(value).slice(start).slice(0, count).join(''),
  length: (value: Value) => (typeof value === 'string' ? textLength(value) : null),
};

/** A date moved by a whole number; null if that is not a valid date. */
function moved(move: (date: string, by: number) => string, date: Value, by: Value): string | null {
  if (!isIsoDate(date) || !Number.isInteger(by) || Math.abs(Number(by)) > MAX_MOVE) return null;
  const found = move(date, Number(by));
  return isIsoDate(found) ? found : null;
}

/** Inside `all` and `some` a path reads the item; `$today` and other ambient values stay readable. */
function itemContext({ scope, catalogs }: Context, item: Json): Context {
  const ambient = Object.keys(scope).filter((name) => name.startsWith('$'));
  return {
    scope: {
      ...(isObject(item) ? item : {}),
      ...Object.fromEntries(ambient.map((name) => [name, scope[name]])),
    },
    catalogs,
  };
}

function pluck(items: readonly Json[], key: string): Json[] {
  return items.flatMap((item) => {
    const value = isObject(item) && Object.hasOwn(item, key) ? item[key] : null;
    return isMissing(value) ? [] : [value];
  });
}

type Share = { name: string; percentage: number };

function shareOf(item: Json): Share[] {
  if (!isObject(item)) return [];
  const { name, percentage } = item;
  return typeof name === 'string' && typeof percentage === 'number' ? [{ name, percentage }] : [];
}

/**
 * Shares of these names in the proportions entered before (decision D38): a new name starts at 0, a
 * removed name's share is spread over the others, and the largest remainders are rounded up so that
 * the total stays 100. Unchanged if the names are the same; an even split if nothing was entered
 * for any of them.
 */
function keepShares(shares: readonly Share[], all: readonly string[]): Json[] {
  const names = [...new Set(all)];
  const before = (name: string) => shares.find((share) => share.name === name)?.percentage ?? 0;
  const known = shares.map(({ name }) => name);
  const isSame = known.length === names.length && names.every((name) => known.includes(name));
  const whole = total(names.map(before));
  if (isSame) return [...shares];
  if (whole <= 0) return evenSplit(names);
  const exact = names.map((name) => (before(name) * 100) / whole);
  const rest = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const roundedUp = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return names.map((name, index) => ({
    name,
    percentage: Math.floor(exact[index] ?? 0) + (roundedUp.has(index) ? 1 : 0),
  }));
}

/** Whole percentages that total 100; the remainder goes to the first (spec section 4). */
function evenSplit(names: readonly string[]): Json[] {
  const share = Math.floor(100 / Math.max(names.length, 1));
  const remainder = 100 - share * names.length;
  return names.map((name, index) => ({
    name,
    percentage: index === 0 ? share + remainder : share,
  }));
}

/** Decimals of a total: finer than any answer, coarser than any rounding error. */
const SCALE = 1e6;
/** From here on, the digits that a number keeps are coarser than that. */
const LARGE = 1e9;
const DIGITS = 15;

/** The sum of numbers as decimals, without floating-point noise: 33.3 + 33.3 + 33.4 is 100. */
export function total(numbers: readonly number[]): number {
  const sum = numbers.reduce((partial, number) => partial + number, 0);
  if (Number.isInteger(sum)) return sum;
  return Math.abs(sum) < LARGE ? Math.round(sum * SCALE) / SCALE : Number(sum.toPrecision(DIGITS));
}
