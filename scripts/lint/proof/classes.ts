import type { Catalogs } from '../../../src/logic/expression.ts';
import type { Json, JsonObject } from '../../../src/logic/json.ts';
import { optionsOf, type Field } from '../model/fields.ts';
import { addDays, isIsoDate } from './dates.ts';
import { numberRange } from './number-range.ts';
import { sampleItem, samples, type Samples } from './samples.ts';
import { around } from './sums.ts';
import type { Use } from './uses.ts';

/** One answer for each way in which conditions can tell answers apart; undefined: no answer. */
export type Classes = {
  values: readonly (Json | undefined)[];
  /** False when a use is beyond what these answers tell apart: then nothing is proven with them. */
  exact: boolean;
};

export type ClassContext = {
  catalogs: Catalogs;
  /** ISO local date. */
  today: string;
  /** The choices that the flow offers for the field here, or null when its schema lists them. */
  offered: readonly Json[] | null;
  /** Does the schema of the answer at a path, and of those it is copied to, allow this value? */
  accepts: (path: string, value: Json) => boolean;
};

/** Lists of choices are told apart by all subsets of at most this many tested members. */
const MEMBERS = 4;

/** Cuts the answers of a field into the classes that its uses distinguish. */
export function classesOf(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const { values, exact } = present(field, uses, context);
  const optional = field.required !== 'always' || field.parent !== null;
  const distinct = new Map(values.map((value) => [JSON.stringify(value), value]));
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
      return { values: samples(field, context), exact: !uses.some(isBeyond) };
  }
}

/** Answers out of a fixed list: one for each constant in use and one of the others. */
function chosen(
  options: readonly Json[],
  uses: readonly Use[],
  { catalogs, accepts }: ClassContext,
): Classes {
  if (uses.some((use) => isBeyond(use) || (use.kind === 'constant' && use.asNumber))) {
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
    ...around(value),
    ...(typeof value === 'number' ? halves.map((half) => value + half) : []),
  ]);
  const limits = [schema['minimum'], schema['maximum']].filter((limit) => limit !== undefined);
  const base = beside.length + limits.length === 0 ? [0] : [];
  return { values: [...limits, ...beside, ...base], exact: !uses.some(isBeyond) };
}

function texts(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const constants = constantsOf(uses);
  if (field.schema['format'] === 'date') {
    const days = [context.today, ...constants.filter(isIsoDate)];
    const values = days.flatMap((day) => [-2, -1, 0, 1, 2].map((offset) => addDays(day, offset)));
    return { values, exact: !uses.some(isWhole) };
  }
  if (context.offered !== null) return chosen(context.offered, uses, context);
  const numeric = uses.flatMap((use) =>
    use.kind === 'constant' && use.asNumber ? around(use.value) : [],
  );
  const written = numeric.length > 0 ? writtenNumbers(field.schema, numeric) : NO_NUMBERS;
  const near = [...written.values, ...constants.filter((value) => typeof value === 'string')];
  const others = samples(field, context).filter((value) => !near.includes(value));
  return {
    values: [...near, ...others.slice(0, 1)],
    exact: written.exact && !uses.some(isBeyond),
  };
}

const NO_NUMBERS: Classes = { values: [], exact: true };

/** The numbers as texts that the schema allows, its lowest and its highest among them. */
function writtenNumbers(schema: JsonObject, values: readonly number[]): Classes {
  const range = numberRange(schema);
  if (range === null) return { values: [], exact: false };
  const { low, high, write } = range;
  const wanted = [low, high, ...values.filter((value) => value > low && value < high)];
  const texts = wanted.map(write);
  return { values: texts, exact: texts.every((text) => text !== undefined) };
}

function lists(field: Field, uses: readonly Use[], context: ClassContext): Classes {
  const items = itemsOf(field, context);
  const members = [...new Set(uses.flatMap((use) => (use.kind === 'member' ? [use.value] : [])))];
  const lengths = uses.flatMap((use) =>
    use.kind === 'length' ? [use.value - 1, use.value, use.value + 1] : [],
  );
  const lookups = uses.flatMap((use) => (use.kind === 'lookup' ? [use] : []));
  const looked = lookups.flatMap(({ catalog, field: key, key: idKey }) =>
    items.byEntry(context.catalogs, catalog, key, idKey),
  );
  const unique = field.schema['uniqueItems'] === true;
  const values = [...subsets(members, lengths, items, unique), ...looked, items.most];
  const inexact = uses.some((use) => isBeyond(use) || use.kind === 'constant');
  return { values, exact: !inexact && members.length <= MEMBERS };
}

/**
 * What tells two lists of texts apart for the operators of the subset: they treat all items
 * alike but for those that are named. Lists whose items are looked up differ by their items.
 */
export function listLabel(value: readonly Json[], uses: readonly Use[]): Json {
  if (uses.some(({ kind }) => kind === 'lookup' || kind === 'peer')) return [...value];
  const members = uses.flatMap((use) => (use.kind === 'member' ? [use.value] : []));
  const lengths = uses.flatMap((use) => (use.kind === 'length' ? [use.value + 1] : []));
  const named = members.filter((member) => value.includes(member));
  const others = value.filter((item) => !members.includes(item)).length;
  const most = Math.max(2, ...lengths);
  return [named, Math.min(others, most), Math.min(value.length, most)];
}

type Items = {
  most: Json[];
  others: (not: readonly Json[]) => Json[];
  byEntry: (catalogs: Catalogs, catalog: string, field: string, key: string | null) => Json[][];
};

function itemsOf(field: Field, context: ClassContext): Items {
  const all: Samples = sampleItem(field, context);
  const exclusive = optionsOf(field)['exclusive'];
  const most = all.filter((item) => item !== exclusive).slice(0, limitOf(field));
  return {
    most,
    others: (not) => all.filter((item) => !not.includes(item) && item !== exclusive),
    byEntry: (catalogs, catalog, key, idKey) => {
      const groups = new Map<string, Json[]>();
      for (const item of all) {
        const id = idKey === null ? item : propertyOf(item, idKey);
        const group = JSON.stringify(entryValue(catalogs, catalog, id, key));
        if (!groups.has(group)) groups.set(group, [item]);
      }
      return [...groups.values()];
    },
  };
}

/**
 * All subsets of the tested members, each alone, with an item that no test asks for, and with so
 * many of those that the list comes to each of the lengths.
 */
function subsets(
  members: readonly Json[],
  lengths: readonly number[],
  items: Items,
  unique: boolean,
): Json[][] {
  const tested = members.slice(0, MEMBERS);
  const others = items.others(members);
  return Array.from({ length: 2 ** tested.length }, (_, bits) =>
    tested.filter((_member, index) => (bits & (1 << index)) !== 0),
  ).flatMap((subset) => {
    const extra = [0, 1, ...lengths.map((length) => length - subset.length)];
    return extra.flatMap((count) => {
      const filling = fillers(others.length > 0 ? others : unique ? [] : subset, count, unique);
      return filling === null ? [] : [[...subset, ...filling]];
    });
  });
}

/** So many items to fill a list with; null when there are not that many. */
function fillers(items: readonly Json[], count: number, unique: boolean): Json[] | null {
  if (count < 0 || (count > 0 && items.length === 0)) return null;
  if (unique && count > items.length) return null;
  return Array.from({ length: count }, (_, index) => items[index % items.length] ?? '');
}

function limitOf({ schema }: Field): number {
  const { maxItems } = schema;
  return typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
}

function constantsOf(uses: readonly Use[]): Json[] {
  return uses.flatMap((use) => (use.kind === 'constant' ? [use.value] : []));
}

/** Is the use one that single values do not tell apart? */
function isBeyond({ kind }: Use): boolean {
  return kind === 'whole' || kind === 'peer' || kind === 'sum' || kind === 'arithmetic';
}

function isWhole(use: Use): boolean {
  return use.kind === 'whole';
}

function propertyOf(item: Json, key: string): Json | undefined {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item[key] : undefined;
}

function entryValue(
  catalogs: Catalogs,
  catalog: string,
  id: Json | undefined,
  field: string,
): Json | null {
  return catalogs[catalog]?.entries.find((entry) => entry.id === id)?.[field] ?? null;
}
