import {
  addDays,
  addMonths,
  type Field,
  isIsoDate,
  type Json,
  type JsonObject,
} from '../../../engine/core.ts';
import { type ClassContext, type Classes, type Use, isInseparable } from './use.ts';
import { entryValue, lists } from './list-classes.ts';
import { numberRange } from './number-range.ts';
import { samples } from './samples.ts';
import { neighbors } from './sums.ts';

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
