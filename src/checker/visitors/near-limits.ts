import {
  type Evaluator,
  type Expression,
  type Json,
  type JsonObject,
  type Scope,
  addDays,
  compileExpression,
  isAbsent,
  isIsoDate,
  isObject,
  operandKind,
  operation,
  read,
  reads,
  valueAsText,
  write,
} from '../../engine/core.ts';
import type { Subject } from '../proof/subject/subject.ts';

/** Answers that put a comparison at its limit or at a given distance from it. */
export type NearLimit = { limit: string; answers: JsonObject };

/** Distances from a limit: by one, by a cent, and exactly at the limit. */
const BESIDE = [-1, -0.01, 0, 0.01, 1];
/** Maximum number of answers to vary per visitor to get there. */
const CHANGED = 6;

/**
 * Changes one answer at a time so that each comparison of an expression is at its limit and just beside
 * it. Random answers rarely get that close: only a total of 100.02 reveals a limit of 100.01.
 */
export function nearLimits(
  expression: Expression,
  { flow, catalogs }: Subject,
): (answers: JsonObject, around: Scope) => NearLimit[] {
  const compiled = (one: Expression) => compileExpression(one, flow.source, catalogs);
  const comparisons = comparisonsIn(expression).map(({ list, sides: [left, right] }) => ({
    left: compiled(left),
    right: compiled(right),
    list: list === null ? null : compiled(list),
    lists: list === null ? [] : reads(list).map(({ path }) => path),
  }));
  return (given, around) =>
    comparisons.flatMap(({ left, right, list, lists }, index) => {
      const answers = lists.reduce(withOneItem, given);
      const gapWith = (own: JsonObject) => {
        const whole = { ...around, ...own };
        const scope = list === null ? whole : ofFirstItem(whole, list(whole));
        return scope === null ? null : gapOf(left(scope), right(scope));
      };
      const gap = gapWith(answers);
      if (gap === null) return [];
      return BESIDE.flatMap((beside) =>
        leavesOf(answers, '')
          .slice(0, CHANGED)
          .flatMap(([path, value]): NearLimit[] =>
            [beside - gap, gap - beside].flatMap((by) => {
              const moved = movedBy(value, by);
              const own = moved === null ? null : withLeaf(answers, path, moved);
              const isPresent = own !== null && Math.abs((gapWith(own) ?? NaN) - beside) < 1e-6;
              return isPresent ? [{ limit: `${index} ${beside}`, answers: own }] : [];
            }),
          )
          .slice(0, 1),
      );
    });
}

/** One item, so that no other decides what the list as a whole gives. */
function withOneItem(answers: JsonObject, path: string): JsonObject {
  const items = read(answers, path);
  if (!Array.isArray(items)) return answers;
  return withLeaf(answers, path, items.slice(0, 1));
}

/** What a test of items reads; null if there is no item. */
function ofFirstItem(scope: Scope, list: Json | undefined): Scope | null {
  const item = Array.isArray(list) ? list[0] : undefined;
  if (!isObject(item)) return null;
  const ambient = Object.entries(scope).filter(([name]) => name.startsWith('$'));
  return { ...item, ...Object.fromEntries(ambient) };
}

/** The difference of two numbers, or of two dates in days; null for anything else. */
function gapOf(left: Json | undefined, right: Json | undefined): number | null {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return isIsoDate(left) && isIsoDate(right) ? dayOf(left) - dayOf(right) : null;
}

const dayOf = (date: string) => Date.parse(date) / 86_400_000;

/** Every number, numeric string and date in the answers, with its dotted path. */
function leavesOf(value: Json, path: string): [string, Json][] {
  const within = (key: string, part: Json) => leavesOf(part, path === '' ? key : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item, index) => within(String(index), item));
  if (isObject(value)) return Object.entries(value).flatMap(([key, part]) => within(key, part));
  return movedBy(value, 0) === null ? [] : [[path, value]];
}

function movedBy(value: Json, by: number): Json | null {
  if (typeof value === 'number') return rounded(value + by);
  if (isIsoDate(value)) return Number.isInteger(by) ? addDays(value, by) : null;
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value)) return null;
  return Number(value) + by < 0 ? null : String(rounded(Number(value) + by));
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

export function withLeaf(answers: JsonObject, path: string, value: Json): JsonObject {
  return Object.fromEntries(
    Object.entries(write(answers, path, value)).flatMap(([key, part]): [string, Json][] =>
      part === undefined ? [] : [[key, part]],
    ),
  );
}

/**
 * Classifies answers by the value of each part of an expression (named expressions count as a
 * whole): true or false, the side of a comparison, the number of items, present or missing.
 */
export function kindsIn(
  expression: Expression,
  { flow, catalogs }: Subject,
): (scope: Scope) => string {
  const compiled = (one: Expression): Evaluator => compileExpression(one, flow.source, catalogs);
  const parts = partsOf(expression).map(({ one, sides }) => {
    const value = compiled(one);
    const [left, right] = sides.map(compiled);
    return (scope: Scope) =>
      left === undefined || right === undefined
        ? kindOf(value(scope))
        : sideOf(left(scope), right(scope));
  });
  return (scope) => parts.map((kind) => kind(scope)).join(' ');
}

type Comparison = {
  sides: readonly [Expression, Expression];
  /** The list whose items it compares; null if it compares answers. */
  list: Expression | null;
};

/** Every comparison in an expression, and in its tests of items. */
function comparisonsIn(expression: Expression): Comparison[] {
  return [
    ...partsOf(expression).flatMap(({ sides: [left, right] }): Comparison[] =>
      left === undefined || right === undefined ? [] : [{ sides: [left, right], list: null }],
    ),
    ...itemTestsIn(expression).flatMap(({ list, test }) =>
      comparisonsIn(test).map(({ sides }) => ({ sides, list })),
    ),
  ];
}

function itemTestsIn(expression: Expression): { list: Expression; test: Expression }[] {
  if (Array.isArray(expression)) return expression.flatMap(itemTestsIn);
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const [list = null, test = null] = operands;
  return name === 'all' || name === 'some' ? [{ list, test }] : operands.flatMap(itemTestsIn);
}

type Part = { one: Expression; sides: readonly Expression[] };
const COMPARING = new Set(['<', '<=', '>', '>=', '==', '!=']);

function partsOf(expression: Expression): Part[] {
  if (Array.isArray(expression)) return expression.flatMap(partsOf);
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  const own: Part = { one: expression, sides: COMPARING.has(name) ? operands : [] };
  // A test applies to an item and has no value by itself: classify by whether all or some items
  // pass.
  const ofItems: Part[] =
    name === 'all' || name === 'some'
      ? (['all', 'some'] as const).map((one) => ({ one: { [one]: [...operands] }, sides: [] }))
      : [];
  const inner = operands.flatMap((operand, index) =>
    ['test', 'name', 'path'].includes(operandKind(name, index)) ? [] : partsOf(operand),
  );
  return [own, ...ofItems, ...inner];
}

function kindOf(value: Json | undefined): string {
  if (isAbsent(value)) return '?';
  if (typeof value === 'boolean') return value ? 'y' : 'n';
  if (Array.isArray(value)) return String(Math.min(value.length, 2));
  return typeof value === 'number' ? String(Math.sign(value)) : 'x';
}

function sideOf(left: Json | undefined, right: Json | undefined): string {
  if (isAbsent(left) || isAbsent(right)) return '?';
  if (left === right) return '=';
  // Strings are compared too, since dates are strings.
  const isLess =
    typeof left === 'number' && typeof right === 'number'
      ? left < right
      : valueAsText(left) < valueAsText(right);
  return isLess ? '<' : '>';
}
