import {
  addDays,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  optionsOf,
} from '../../engine/core.ts';
import { ofSchema } from '../proof/samples.ts';
import { edges } from '../simulate/seen/edges.ts';

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
