import {
  isObject,
  mapValues,
  sameJson,
  textOf,
  type Json,
  type JsonObject,
} from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { isNull, objectAt } from '../fields.ts';
import type { Notes, Problem } from '../normalize/notes.ts';

/** Where a schema is in the engine's schema; `places` gets where its parts were written. */
type Place = { at: string; places: Notes['places'] };

/** "Null or this" as a field that may stay empty, unless the two contradict each other. */
export function withoutNull(schema: JsonObject, { at, places }: Place): JsonObject {
  const keyword = Array.isArray(schema['oneOf']) ? 'oneOf' : 'anyOf';
  const { [keyword]: listed, ...rest } = schema;
  if (!Array.isArray(listed) || listed.length !== 2) return schema;
  const index = listed.findIndex((part) => !isNull(part));
  const only = listed[index];
  if (!isObject(only) || listed.every((part) => !isNull(part))) return schema;
  if (Object.keys(only).some((key) => rest[key] !== undefined && !sameJson(rest[key], only[key])))
    return schema;
  const from = pointer(pointer(at, keyword), index);
  for (const key of Object.keys(only)) places.push([pointer(at, key), pointer(from, key)]);
  return { ...only, ...rest, nullable: true };
}

/** A list whose places are all described alike as one of such items. */
export function withOneItem(
  schema: JsonObject,
  { at, places, notes }: Place & { notes: Problem[] },
): JsonObject {
  const keyword = Array.isArray(schema['prefixItems']) ? 'prefixItems' : 'items';
  const { [keyword]: described, ...rest } = schema;
  if (!Array.isArray(described)) return schema;
  const key = keyword === 'items' ? 'additionalItems' : 'items';
  const { [key]: further = true, ...beside } = rest;
  const [first] = described;
  const isAlike = [...described, ...(isObject(further) ? [further] : [])].every((item) =>
    sameJson(item, first),
  );
  if (first === undefined || !isAlike) return schema;
  places.push([pointer(at, 'items'), pointer(pointer(at, keyword), 0)]);
  const most = Math.min(described.length, Number(rest['maxItems'] ?? Infinity));
  if (further === true && most === described.length)
    notes.push({
      pointer: pointer(at, keyword),
      message: 'Further items may be anything: they are asked like the first one.',
      suggestion: `Write "${key}": false, or describe all items alike under "items".`,
    });
  return { ...beside, items: first, ...(further === false && { maxItems: most }) };
}

/**
 * A step whose conditions name the answers that they wait for. Until a required answer is given,
 * nothing that depends on it can be complete.
 */
export function withNamedAnswers(step: JsonObject): JsonObject {
  const { if: test, allOf, required } = step;
  const needed = Array.isArray(required) ? required.map(textOf) : [];
  const named = (condition: Json): Json => {
    if (!isObject(condition) || condition['required'] !== undefined) return condition;
    const names = Object.keys(objectAt(condition, 'properties'));
    const isNamed = names.length > 0 && names.every((name) => needed.includes(name));
    return isNamed ? { ...condition, required: names } : condition;
  };
  const inPart = (part: Json): Json =>
    isObject(part) ? mapValues(part, (value, key) => (key === 'if' ? named(value) : value)) : part;
  return {
    ...step,
    ...(test !== undefined && { if: named(test) }),
    ...(Array.isArray(allOf) && { allOf: allOf.map(inPart) }),
  };
}

/** A format of other validators as the one that means the same here. */
export function withKnownFormat(schema: JsonObject): JsonObject {
  const { format } = schema;
  const known = typeof format === 'string' && Object.hasOwn(ALIKE, format) && ALIKE[format];
  return known ? { ...schema, format: known } : schema;
}

const ALIKE: Readonly<Record<string, string>> = { 'iso-time': 'time' };

/** A limit that draft 4 marks as exclusive, as the limit that later drafts write. */
export function withExclusiveLimits(schema: JsonObject): JsonObject {
  return PAIRS.reduce((whole: JsonObject, [limit, exclusive]) => {
    const { [limit]: value, [exclusive]: isExclusive, ...rest } = whole;
    if (typeof isExclusive !== 'boolean') return whole;
    if (value === undefined) return rest;
    return { ...rest, [isExclusive ? exclusive : limit]: value };
  }, schema);
}

const PAIRS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;
