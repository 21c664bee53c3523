import {
  type Field,
  type Json,
  type JsonObject,
  addDays,
  isObject,
  object,
  optionsOf,
} from '../../engine/core.ts';
import { ofSchema } from '../proof/answers/samples.ts';

/** Generates numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

export const pick = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];

/**
 * A random entry for a field: something it offers, something it accepts, or something it should
 * reject.
 */
export function entriesFor(
  field: Field,
  offered: readonly Json[] | null,
  today: string,
  random: Random,
): Json | undefined {
  if (random() < 0.05) return undefined;
  const { exclusive } = optionsOf(field);
  if (field.schema['type'] === 'array') {
    if (exclusive !== undefined && random() < 0.2) return [exclusive];
    const list = drawnList(field.schema, offered, today, random);
    return list.filter((item) => item !== exclusive);
  }
  return offered === null ? drawn(field.schema, today, random) : pick(offered, random);
}

function drawn(schema: JsonObject, today: string, random: Random): Json | undefined {
  if (schema['const'] !== undefined) return random() < 0.8 ? schema['const'] : false;
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random);
  switch (schema['type']) {
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return drawnList(schema, null, today, random);
    case 'object':
      return drawnObject(schema, today, random);
    default: {
      if (schema['format'] === 'date' && random() < 0.3) return pick(datesFarFrom(today), random);
      const fitting = ofSchema(schema, today);
      return random() < 0.6 ? pick(fitting, random) : pick(edges({ schema }, today), random);
    }
  }
}

/** Dates that rules about years distinguish but no calendar limit mentions. */
const datesFarFrom = (today: string): string[] =>
  [-9000, -4000, -2000, -1500, -1000, 1000].map((days) => addDays(today, days));

function drawnObject(schema: JsonObject, today: string, random: Random): JsonObject {
  const parts = Object.entries(object(schema['properties'])).flatMap(([name, part]) => {
    const value = isObject(part) && random() < 0.95 ? drawn(part, today, random) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(parts);
}

/** From zero items to one more than the list allows. Choices never repeat; other items may. */
function drawnList(
  schema: JsonObject,
  offered: readonly Json[] | null,
  today: string,
  random: Random,
): Json[] {
  const most = Math.min(Number(schema['maxItems'] ?? 4), 12);
  const length = Math.floor(random() * (most + 1)) + (random() < 0.1 ? 1 : 0);
  const items = object(schema['items']);
  const choices = offered ?? (Array.isArray(items['enum']) ? items['enum'] : null);
  if (choices === null) {
    return Array.from({ length }, () => drawn(items, today, random)).filter(
      (item) => item !== undefined,
    );
  }
  return [...choices]
    .map((choice) => ({ choice, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, length)
    .map(({ choice }) => choice);
}

/** Typical input for fields that ask for a name, figure, amount or address. */
const WRITTEN = [
  '0',
  '1',
  '9',
  '10',
  '25',
  '26',
  '007',
  '12.50',
  '$1,200',
  '$',
  '$12',
  '1,200',
  '-1',
  '02134',
  '02134-1234',
  '(312) 555-0142',
  'O\u2019Brien & Sons, José',
  'ana@example.org',
  'Ana.Ruiz@Example.org',
  'ana@example',
  '1899',
  '1999',
  '2100',
];

/** Answers on both sides of each limit of a field, and typical input for such a field. */
export function edges({ schema }: Pick<Field, 'schema'>, today: string): (Json | undefined)[] {
  const found = [undefined, ...byType(schema, today)];
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

function byType(schema: JsonObject, today: string): Json[] {
  if (schema['const'] !== undefined || schema['type'] === 'boolean') return [true, false];
  if (Array.isArray(schema['enum'])) return ['something else'];
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return [-1, 0, 0.5, ...around(schema, ['minimum', 'maximum'])];
    case 'array':
      return lists(schema, today);
    case 'string':
      return texts(schema, today);
    default:
      return [];
  }
}

const around = (schema: JsonObject, keys: readonly string[]): number[] =>
  keys.flatMap((key) => {
    const limit = schema[key];
    return typeof limit === 'number' ? [limit - 1, limit, limit + 1] : [];
  });

function texts(schema: JsonObject, today: string): string[] {
  if (schema['format'] === 'date') {
    return [
      ...[-400, -1, 0, 1, 400].map((days) => addDays(today, days)),
      '2027-02-30',
      '1/2/2027',
    ].flat();
  }
  const longest = around(schema, ['minLength', 'maxLength']).map((length) =>
    '1'.repeat(Math.max(0, length)),
  );
  return schema['pattern'] === undefined ? longest : [...WRITTEN, ...longest];
}

function lists(schema: JsonObject, today: string): Json[] {
  const item = ofSchema(object(schema['items']), today)[0] ?? 'x';
  const lengths = [0, 1, ...around(schema, ['minItems', 'maxItems'])].filter(
    (length) => length >= 0,
  );
  return [...new Set(lengths)].map((length) =>
    Array.from({ length }, (_, index) => (typeof item === 'string' ? `${item}${index}` : item)),
  );
}
