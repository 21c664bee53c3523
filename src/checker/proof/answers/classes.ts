import {
  addDays,
  addMonths,
  type Field,
  isIsoDate,
  type Json,
  type JsonObject,
  optionsOf,
} from '../../../engine/core.ts';
import { type ClassContext, type Classes, type Use, isInseparable } from './use.ts';
import { entryValue, lists } from './list-classes.ts';
import { numberRange, type Linear } from './linear.ts';
import { samples } from './samples.ts';

/** Divides the possible answers of a field into the classes that its uses distinguish. */
export function classesOf(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const { values, exact } = present(field, uses, context);
  const written = context.written(field.path);
  // A cleared answer is indistinguishable from one never given.
  const optional =
    (field.required !== 'always' || field.parent !== null) && !written.includes(null);
  const all = [...values, ...written];
  const distinct = new Map(all.map((value) => [JSON.stringify(value), value]));
  return { values: [...distinct.values(), ...(optional ? [undefined] : [])], exact };
}

function present(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const { schema } = field;
  if (schema['const'] !== undefined) return { values: [schema['const']], exact: true };
  if (Array.isArray(schema['enum'])) return chosen(schema['enum'], uses, context);
  switch (schema['type']) {
    case 'boolean':
      return { values: [true, false], exact: true };
    case 'integer':
    case 'number':
      return numbers(schema, uses);
    case 'array':
      return lists(field, uses, context);
    case 'string':
      return texts(field, uses, context);
    default:
      return { values: samples(field, context), exact: !uses.some(isInseparable) };
  }
}

/** For a fixed list of options: one per constant in use, and one for each remaining group. */
function chosen(
  options: readonly Json[],
  uses: readonly Use[],
  { catalogs, accepts }: ClassContext,
): Classes {
  if (uses.some((use) => isInseparable(use) || (use.kind === 'constant' && use.asNumber))) {
    return { values: options, exact: true };
  }
  const keys = uses.flatMap((use) => (use.kind === 'lookup' ? [use] : []));
  const copies = uses.flatMap((use) => (use.kind === 'copy' ? [use.to] : []));
  const constants = constantsOf(uses);
  const group = (option: Json) =>
    JSON.stringify([
      constants.includes(option) ? option : null,
      keys.map(({ catalog, field }) => entryValue(catalogs, catalog, option, field)),
      copies.map((to) => accepts(to, option)),
    ]);
  const representatives = new Map<string, Json>();
  for (const option of options) {
    if (!representatives.has(group(option))) representatives.set(group(option), option);
  }
  return { values: [...representatives.values()], exact: true };
}

function numbers(schema: JsonObject, uses: readonly Use[]): Classes {
  const halves = schema['type'] === 'number' ? [-0.5, 0.5] : [];
  const beside = constantsOf(uses).flatMap((value) => [
    ...neighbors(value),
    ...(typeof value === 'number' ? halves.map((half) => value + half) : []),
  ]);
  const limits = [schema['minimum'], schema['maximum']].filter((limit) => limit !== undefined);
  const base = beside.length + limits.length === 0 ? [0] : [];
  return { values: [...limits, ...beside, ...base], exact: !uses.some(isInseparable) };
}

function texts(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const constants = constantsOf(uses);
  if (field.schema['format'] === 'date') {
    const days = [context.today, ...constants.filter(isIsoDate), ...daysFrom(context.today, uses)];
    const values = days.flatMap((day) => [-2, -1, 0, 1, 2].map((offset) => addDays(day, offset)));
    return { values, exact: !uses.some(isWhole) };
  }
  if (context.offered !== null) return chosen(context.offered, uses, context);
  const numeric = uses.flatMap((use) =>
    use.kind === 'constant' && use.asNumber ? neighbors(use.value) : [],
  );
  const written = numeric.length > 0 ? writtenNumbers(field.schema, numeric) : NO_NUMBERS;
  const near = [...written.values, ...constants.filter((value) => typeof value === 'string')];
  const others = samples(field, context).filter((value) => !near.includes(value));
  return {
    values: [...near, ...others.slice(0, 1)],
    exact: written.exact && !uses.some(isInseparable),
  };
}

function daysFrom(today: string, uses: readonly Use[]): string[] {
  return uses.flatMap((use) => {
    if (use.kind !== 'day') return [];
    return use.move === 'addDays' ? addDays(today, use.by) : addMonths(today, use.by);
  });
}

const NO_NUMBERS: Classes = { values: [], exact: true };

/** The numbers written as text that the schema accepts, including its lowest and highest. */
function writtenNumbers(schema: JsonObject, values: readonly number[]): Classes {
  const range = numberRange(schema);
  if (range === null) return { values: [], exact: false };
  const { low, high, write } = range;
  const wanted = [low, high, ...values.filter((value) => value > low && value < high)];
  const texts = wanted.map(write);
  return { values: texts, exact: texts.every((text) => text !== undefined) };
}

function constantsOf(uses: readonly Use[]): Json[] {
  return uses.flatMap((use) => (use.kind === 'constant' ? [use.value] : []));
}

function isWhole(use: Use): boolean {
  return use.kind === 'whole';
}

type Uses = ReadonlyMap<string, readonly Use[]>;
type FieldOf = (path: string) => Field | undefined;

/** Above this number of cuts, one answer has too many classes to try. */
const CUTS = 400;

/**
 * Turns the sums that expressions compare into cuts of single answers: an answer is cut wherever the
 * sum reaches its limit while all other answers are at cuts of their own. For whole numbers that each
 * count once, these points are the corners of the region that a combination of comparisons allows, so
 * every combination that can occur includes one of them. Sums that share some but not all answers have
 * other corners and stay unknown. `among` holds all uses to consider.
 */
export function cutSums(
  uses: Uses,
  fieldOf: FieldOf,
  among: Uses = uses,
): Map<string, readonly Use[]> {
  const all = [...among.values()].flat().flatMap((use) => (use.kind === 'sum' ? [use.sum] : []));
  return new Map(
    [...uses].map(([path, own]) => [
      path,
      own.flatMap((use) => (use.kind === 'sum' ? cut(path, use.sum, all, among, fieldOf) : [use])),
    ]),
  );
}

function cut(
  path: string,
  sum: Linear,
  all: readonly Linear[],
  uses: Uses,
  fieldOf: FieldOf,
): Use[] {
  const unknown: Use[] = [{ kind: 'arithmetic' }];
  const paths = [...sum.terms.keys()];
  if (!all.every((other) => isApart(sum, other))) return unknown;
  const own = sum.terms.get(path);
  const corners = paths
    .filter((other) => other !== path)
    .map((other) => cornersOf(other, sum, uses, fieldOf));
  if (own === undefined || cornersOf(path, sum, uses, fieldOf) === null) return unknown;
  let totals = new Set([sum.offset]);
  for (const points of corners) {
    if (points === null || totals.size * points.length > CUTS) return unknown;
    totals = new Set([...totals].flatMap((total) => points.map((point) => total + point)));
  }
  return [...totals].map((total) => ({
    kind: 'constant',
    value: total === 0 ? 0 : -own.sign * total,
    asNumber: true,
  }));
}

/** Sums of the same answers are parallel. Sums without a shared answer do not interact. */
function isApart(a: Linear, b: Linear): boolean {
  const common = [...a.terms].filter(([path]) => b.terms.has(path));
  if (common.length === 0) return true;
  const turned = new Set(common.map(([path, { sign }]) => sign === b.terms.get(path)?.sign));
  return common.length === a.terms.size && common.length === b.terms.size && turned.size === 1;
}

/** What a term contributes to the sum at each cut of its answer. Null if the cuts are unknown. */
function cornersOf(path: string, sum: Linear, uses: Uses, fieldOf: FieldOf): number[] | null {
  const field = fieldOf(path);
  const range = field === undefined || !isNumberField(field) ? null : numberRange(field.schema);
  const { sign, absent } = sum.terms.get(path) ?? { sign: 1, absent: null };
  if (range === null || !range.isWhole) return null;
  const constants = (uses.get(path) ?? []).flatMap((use) =>
    use.kind === 'constant' ? neighbors(use.value) : [],
  );
  const edges = [range.low, range.high].filter(Number.isFinite);
  const listed = field?.schema['enum'];
  const points = Array.isArray(listed) ? listed.map(Number) : [...edges, ...constants, 0];
  const allowed = points.filter((point) => point >= range.low && point <= range.high);
  return [...new Set([...allowed, ...(absent === null ? [] : [absent])])].map(
    (point) => sign * point,
  );
}

/**
 * Is this a single answer from a fixed range, not a list item or a choice limited by other answers?
 */
function isNumberField(field: Field): boolean {
  return !field.path.includes('*') && optionsOf(field)['choicesFrom'] === undefined;
}

/** The whole numbers at and around a constant. */
function neighbors(value: Json): number[] {
  if (typeof value !== 'number') return [];
  return Number.isInteger(value)
    ? [value - 1, value, value + 1]
    : [Math.floor(value), Math.ceil(value)];
}
