import { addDays, addMonths, daysBetween, isIsoDate } from '../dates.ts';
import {
  type Context,
  isMissing,
  isNumber,
  isScalar,
  isText,
  missingUnless,
  onlyIf,
  type Value,
} from './guards.ts';
import { isAbsent, isObject, type Json, textLength } from '../json.ts';
import { read } from '../path.ts';
import { evenSplit, keepShares, shareOf, total } from '../shares.ts';

/**
 * The kind of an operand or of an operator's result. `comparable` is two numbers or two ISO dates,
 * `name` and `path` are literal texts (a condition, a value, a catalog, a key; an answer),
 * `test` is a condition about one item of a list.
 */
export type Kind =
  | 'boolean'
  | 'number'
  | 'text'
  | 'scalar'
  | 'comparable'
  | 'list'
  | 'any'
  | 'name'
  | 'path'
  | 'test';

export type Operator = {
  /** Fewest and most operands. */
  arity: readonly [number, number];
  /** Kind of each operand; the last one repeats. */
  takes: readonly Kind[];
  gives: Kind;
  /** Its value; without it json-logic-js has the operator, or `lower.ts` resolves it. */
  run?: (this: Context, ...operands: never[]) => Json | undefined;
  /** How it is written in plain JSON Logic; without it, by its name or by `run`. */
  lower?: (operands: Json[]) => Json;
};

const many = Number.POSITIVE_INFINITY;

const one = { arity: [1, 1] } as const;
const two = { arity: [2, 2] } as const;
const three = { arity: [3, 3] } as const;

/**
 * Name under which `run` of an operator is registered: operators that json-logic-js has, such as `+`,
 * stay as they are.
 */
export const runName = (name: string) => `run:${name}`;

const equality = { ...two, takes: ['scalar'], gives: 'boolean' } as const;
const comparison = { ...two, takes: ['comparable'], gives: 'boolean' } as const;
const junction = { arity: [1, many], takes: ['boolean'], gives: 'boolean' } as const;
const sumOrProduct = { arity: [2, many], takes: ['number'], gives: 'number' } as const;
const selection = { ...two, takes: ['list', 'list'], gives: 'list' } as const;
const move = { ...two, takes: ['text', 'number'], gives: 'text' } as const;

/**
 * The checked subset, one entry for each operator (`operator-words.ts` says what it means).
 * `parseExpression` refuses everything else, so that none of the silent traps of plain JSON Logic
 * (substring `in`, `null < 2`, objects with two keys that are always true) can reach a visitor.
 */
export const OPERATORS = {
  var: {
    ...one,
    takes: ['path'],
    gives: 'any',
    run(this: Context, path: string) {
      return read(this.scope, path) ?? null;
    },
  },
  condition: { ...one, takes: ['name'], gives: 'boolean' },
  value: { ...one, takes: ['name'], gives: 'any' },
  answered: {
    ...one,
    takes: ['path'],
    gives: 'boolean',
    run(this: Context, path: string) {
      return !isAbsent(read(this.scope, path));
    },
  },
  '==': { ...equality, lower: onlyIf('present', '===') },
  '!=': { ...equality, lower: onlyIf('present', '!==') },
  '<': { ...comparison, lower: onlyIf('comparable', '<') },
  '<=': { ...comparison, lower: onlyIf('comparable', '<=') },
  '>': { ...comparison, lower: onlyIf('comparable', '>') },
  '>=': { ...comparison, lower: onlyIf('comparable', '>=') },
  in: {
    ...two,
    takes: ['scalar', 'list'],
    gives: 'boolean',
    lower: ([item = null, list = null]): Json => ({
      and: [{ present: [item] }, { isList: [list] }, { in: [item, list] }],
    }),
  },
  and: junction,
  or: junction,
  '!': { ...one, takes: ['boolean'], gives: 'boolean' },
  if: { ...three, takes: ['boolean', 'any', 'any'], gives: 'any' },
  firstOf: {
    arity: [2, many],
    takes: ['any'],
    gives: 'any',
    run: (...values: Value[]) => values.find((value) => !isMissing(value)) ?? null,
  },
  all: {
    ...two,
    takes: ['list', 'test'],
    gives: 'boolean',
    // Plain JSON Logic returns false for `all` of an empty list; a rule about its items should hold.
    lower: ([list = null, test = null]): Json => ({
      and: [{ isList: [list] }, { '!': [{ some: [{ items: [list] }, { '!': [test] }] }] }],
    }),
  },
  some: {
    ...two,
    takes: ['list', 'test'],
    gives: 'boolean',
    lower: ([list = null, test = null]) => ({ some: [{ items: [list] }, test] }),
  },
  '+': {
    ...sumOrProduct,
    run: (...numbers: number[]) => total(numbers),
    lower: missingUnless('numbers', runName('+')),
  },
  '-': {
    ...two,
    takes: ['number'],
    gives: 'number',
    run: (from: number, taken: number) => total([from, -taken]),
    lower: missingUnless('numbers', runName('-')),
  },
  '*': {
    ...sumOrProduct,
    run: (...numbers: number[]) =>
      total([numbers.reduce((partial, factor) => partial * factor, 1)]),
    lower: missingUnless('numbers', runName('*')),
  },
  number: {
    ...one,
    takes: ['scalar'],
    gives: 'number',
    run(value: Value) {
      if (typeof value === 'number') return value;
      const digits = isText(value) ? value.replace(/[$,\s]/g, '') : '';
      // More than 15 digits would not survive as a number of JSON.
      return /^(?:\d{1,15}|(?=.{1,16}$)\d+\.\d+)$/.test(digits) ? Number(digits) : null;
    },
  },
  count: {
    ...one,
    takes: ['list'],
    gives: 'number',
    run: (value: Value) => (Array.isArray(value) ? value.length : null),
  },
  sum: {
    ...two,
    takes: ['list', 'name'],
    gives: 'number',
    run: (value: Value, key: string) =>
      Array.isArray(value) ? total(pluck(value, key).filter(isNumber)) : null,
  },
  pluck: {
    ...two,
    takes: ['list', 'name'],
    gives: 'list',
    run: (value: Value, key: string) => (Array.isArray(value) ? pluck(value, key) : null),
  },
  lookup: { ...three, takes: ['name', 'any', 'name'], gives: 'any', run: lookUp },
  keep: {
    ...selection,
    run: (items: Value, allowed: Value) =>
      Array.isArray(items) && Array.isArray(allowed)
        ? items.filter((item) => allowed.includes(item))
        : null,
  },
  without: {
    ...selection,
    run: (items: Value, removed: Value) =>
      Array.isArray(items) && Array.isArray(removed)
        ? items.filter((item) => !removed.includes(item))
        : null,
  },
  take: {
    ...two,
    takes: ['list', 'number'],
    gives: 'list',
    run: (items: Value, count: Value) =>
      Array.isArray(items) && isNumber(count) ? items.slice(0, Math.max(0, count)) : null,
  },
  keepShares: {
    ...two,
    takes: ['list'],
    gives: 'list',
    run: (shares: Value, names: Value) =>
      // Without names there is nothing to share: the entered shares are kept until names return.
      Array.isArray(shares) && Array.isArray(names) && (names.length > 0 || shares.length === 0)
        ? keepShares(shares.flatMap(shareOf), names.filter(isText))
        : null,
  },
  evenSplit: {
    ...one,
    takes: ['list'],
    gives: 'list',
    run: (names: Value) => (Array.isArray(names) ? evenSplit(names.filter(isText)) : null),
  },
  addDays: { ...move, run: (date: Value, days: Value) => moved(addDays, date, days) },
  addMonths: { ...move, run: (date: Value, months: Value) => moved(addMonths, date, months) },
  daysBetween: {
    ...two,
    takes: ['text', 'text'],
    gives: 'number',
    run: (from: Value, to: Value) =>
      isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) : null,
  },
  countdown: {
    ...two,
    takes: ['number', 'number'],
    gives: 'list',
    run: (from: Value, count: Value) =>
      isNumber(from) && isNumber(count) && count <= MAX_COUNTDOWN
        ? Array.from({ length: Math.max(0, count) }, (_, index) => String(from - index))
        : null,
  },
  join: {
    ...two,
    takes: ['list', 'text'],
    gives: 'text',
    run: (items: Value, separator: Value) =>
      Array.isArray(items) && items.length > 0 && items.every(isScalar) && isText(separator)
        ? items.join(separator)
        : null,
  },
  cat: {
    arity: [1, many],
    takes: ['scalar'],
    gives: 'text',
    lower: missingUnless('scalars', 'cat'),
  },
  substr: {
    ...three,
    takes: ['text', 'number', 'number'],
    gives: 'text',
    // In the characters that `length` and JSON Schema count. JSON Logic has JavaScript's units, and half
    // an emoji is text that no server stores.
    run: (value: string, start: number, count: number) =>
      Array.from(value).slice(start).slice(0, count).join(''),
    lower: missingUnless('textAndNumbers', runName('substr')),
  },
  upper: {
    ...one,
    takes: ['text'],
    gives: 'text',
    run: (value: Value) => (isText(value) ? value.toUpperCase() : null),
  },
  length: {
    ...one,
    takes: ['text'],
    gives: 'number',
    run: (value: Value) => (isText(value) ? textLength(value) : null),
  },
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof OPERATORS;

/** True for an operator of the subset; any other name is refused when an expression is compiled. */
export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(OPERATORS, name);
}

/** The same table with wider types, for lookups by name. */
export function operator(name: OperatorName): Operator {
  return OPERATORS[name];
}

/** The kind of the operator's nth operand, from 0. */
export function operandKind(name: OperatorName, index: number): Kind {
  return operator(name).takes[index] ?? operator(name).takes.at(-1) ?? 'any';
}

/** About a thousand years in days: the furthest that a date can be moved. */
const MAX_MOVE = 400_000;

/** A longer list of choices is a mistake, and a huge one would throw. */
const MAX_COUNTDOWN = 1000;

/** A date moved by a whole number; null if that is not a valid date. */
function moved(by: (date: string, count: number) => string, date: Value, count: Value) {
  if (!isIsoDate(date) || !Number.isInteger(count) || Math.abs(Number(count)) > MAX_MOVE)
    return null;
  const found = by(date, Number(count));
  return isIsoDate(found) ? found : null;
}

function pluck(items: readonly Json[], key: string): Json[] {
  return items.flatMap((item) => {
    const value = isObject(item) && Object.hasOwn(item, key) ? item[key] : null;
    return isMissing(value) ? [] : [value];
  });
}

function lookUp(this: Context, catalog: string, ids: Value, key: string): Json {
  const entries = Object.hasOwn(this.catalogs, catalog) ? this.catalogs[catalog]?.entries : [];
  const valueOf = (id: Value): Json => {
    const entry = entries?.find((candidate) => candidate.id === id);
    return entry !== undefined && Object.hasOwn(entry, key) ? (entry[key] ?? null) : null;
  };
  if (!Array.isArray(ids)) return valueOf(ids);
  const found = ids.flatMap((id) => valueOf(id) ?? []);
  return found.length === 0 ? null : [...new Set(found)];
}
