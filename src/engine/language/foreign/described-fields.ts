import { isObject, sameJson, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';
import type { Notes } from '../normalize/notes.ts';
import { withType } from '../normalize/plain-fields.ts';
import { listedUnder, partsOf, referred, type Placed } from './local-schema.ts';

/**
 * The file that descriptions refer to, where in it the fields of the engine's schema come from, and
 * the names that are described with types so unlike that no one field could ask for them.
 */
export type Source = { file: JsonObject; places: Notes['places']; unlike: string[] };

/**
 * The fields of an object together with those that its parts describe or require. A field that
 * several parts describe accepts what any of them does; which answers go together is checked
 * elsewhere.
 * @param here pointer to the object in the engine's schema
 */
export function describedFields(
  own: Placed,
  parts: readonly Placed[],
  source: Source,
  here: string,
): JsonObject {
  const described = parts.flatMap((part) => fieldsIn(part, source.file));
  const needed = [own, ...parts].flatMap((part) => namesRequired(part, source.file));
  const known = objectAt(own.schema, 'properties');
  const names = new Set([
    ...Object.keys(known),
    ...described.map(({ name }) => name),
    ...needed.map(({ name }) => name),
  ]);
  const isClosed = own.schema['additionalProperties'] === false;
  const asked = [...names].filter((name) => !isClosed || known[name] !== undefined);
  const fields = asked.map((name): [string, Json] => {
    const place = pointer(pointer(here, 'properties'), name);
    const others = described.filter((one) => one.name === name).map(({ field }) => field);
    const mine = known[name];
    if (isObject(mine)) {
      const at = pointer(pointer(own.at, 'properties'), name);
      return [name, completedField({ schema: mine, at }, others, source, place)];
    }
    if (mine !== undefined) return [name, mine];
    const from = others[0]?.at ?? needed.find((one) => one.name === name)?.at;
    if (from !== undefined) source.places.push([place, from]);
    const merged = mergedField(others, source, place);
    if (merged === undefined && others.length > 0) source.unlike.push(name);
    return [name, merged ?? {}];
  });
  return Object.fromEntries(fields);
}

type NamedField = { name: string; field: Placed };

/** Every field that a part of an object describes, in its own parts too. */
function fieldsIn(part: Placed, file: JsonObject): NamedField[] {
  const own = Object.entries(objectAt(part.schema, 'properties')).flatMap(
    ([name, field]): NamedField[] => {
      const at = pointer(pointer(part.at, 'properties'), name);
      return isObject(field) ? [{ name, field: { schema: field, at } }] : [];
    },
  );
  return [...own, ...partsOf(part, file).flatMap((one) => fieldsIn(one, file))];
}

/** Every name that a part of an object requires under some condition. */
function namesRequired(part: Placed, file: JsonObject): { name: string; at: string }[] {
  const { required } = part.schema;
  const own = (Array.isArray(required) ? required : []).map((name, index) => ({
    name: textOf(name),
    at: pointer(pointer(part.at, 'required'), index),
  }));
  return [...own, ...partsOf(part, file).flatMap((one) => namesRequired(one, file))];
}

/** Names that an object requires whichever of its alternatives holds. */
export function alwaysRequired(part: Placed, file: JsonObject): string[] {
  const { required } = part.schema;
  const own = Array.isArray(required) ? required.map(textOf) : [];
  const all = listedUnder('allOf', part, file).flatMap((one) => alwaysRequired(one, file));
  const either = ['anyOf', 'oneOf'].flatMap((key) =>
    requiredByEach(listedUnder(key, part, file), file),
  );
  return [...new Set([...own, ...all, ...either])];
}

function requiredByEach(alternatives: readonly Placed[], file: JsonObject): string[] {
  const [first = [], ...others] = alternatives.map((one) => alwaysRequired(one, file));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** A field of the object itself, with what its parts say of the inside of an object or a list. */
function completedField(
  own: Placed,
  others: readonly Placed[],
  source: Source,
  here: string,
): JsonObject {
  const { schema, at } = described(own, source.file);
  const { type, items } = schema;
  const inside = others.map((one) => described(one, source.file));
  if (type === undefined) return mergedField([own, ...others], source, here) ?? own.schema;
  if (type === 'array') {
    if (items !== undefined) return own.schema;
    const list = mergedField(inside, source, here);
    return list === undefined ? own.schema : { ...list, ...schema };
  }
  if (type !== 'object') return own.schema;
  const known = objectAt(schema, 'properties');
  const isWhole = inside.every((one) =>
    fieldsIn(one, source.file).every(({ name }) => known[name] !== undefined),
  );
  if (isWhole) return own.schema;
  return { ...schema, properties: describedFields({ schema, at }, inside, source, here) };
}

/**
 * One field that accepts what any of its descriptions does; undefined if they take answers of
 * different types, or there are none.
 */
export function mergedField(
  all: readonly Placed[],
  source: Source,
  here: string,
): JsonObject | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  if (others.every(({ schema }) => sameJson(schema, first.schema))) return first.schema;
  const whole = all.map((one) => described(one, source.file));
  const typed = whole.filter(({ schema }) => typeOf(schema) !== undefined);
  const types = new Set(typed.map(({ schema }) => typeOf(schema)));
  if (types.has('number')) types.delete('integer');
  const [type, ...unlike] = types;
  if (type === undefined || unlike.length > 0) return undefined;
  const schemas = typed.map(({ schema }) => schema);
  const isLimited = whole.length === typed.length;
  const words = { ...sharedWords(schemas), type };
  if (type === 'object') {
    const required = requiredByEach(typed, source.file);
    const properties = describedFields({ schema: {}, at: '' }, typed, source, here);
    return { ...words, properties, ...(required.length > 0 && { required }) };
  }
  const limits = isLimited ? sharedLimits(schemas) : {};
  if (type !== 'array') return { ...words, ...limits };
  const lists = typed.flatMap(({ schema, at }): Placed[] =>
    isObject(schema['items']) ? [{ schema: schema['items'], at: pointer(at, 'items') }] : [],
  );
  const items = mergedField(lists, source, pointer(here, 'items'));
  return { ...words, ...limits, ...(items !== undefined && { items }) };
}

/** A description with what it refers to, and with the type that follows from it or its parts. */
function described(placed: Placed, file: JsonObject): Placed {
  const found = referred(placed, file);
  const { schema } = found;
  const typed = withType(schema);
  if (typed['type'] !== undefined) return { ...found, schema: typed };
  const parts = partsOf(found, file);
  if (parts.some((one) => fieldsIn(one, file).length > 0))
    return { ...found, schema: { ...schema, type: 'object' } };
  const type = parts.map((one) => typeOf(described(one, file).schema)).find((one) => one);
  return type === undefined ? found : { ...found, schema: { ...schema, type } };
}

/** The one type of a description, apart from null. */
function typeOf({ type }: JsonObject): string | undefined {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  return types.length === 1 ? textOf(types[0]) : undefined;
}

/** The types that descriptions name, or that follow from them; a whole number is a number. */
export function typesOf(all: readonly Placed[], file: JsonObject): ReadonlySet<string> {
  const types = all.flatMap((one) => typeOf(described(one, file).schema) ?? []);
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
}

/** True for a description of the fields of an object. */
export const describesFields = (placed: Placed, file: JsonObject): boolean =>
  typeOf(described(placed, file).schema) === 'object' || fieldsIn(placed, file).length > 0;

/** The words of the first description that has any. */
const sharedWords = (schemas: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(
    ['title', 'description'].flatMap((key): [string, Json][] => {
      const said = schemas.find((schema) => schema[key] !== undefined)?.[key];
      return said === undefined ? [] : [[key, said]];
    }),
  );

const LEAST = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'];
const MOST = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
const SAME = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/** The limits that each of several descriptions has, as wide as the widest. */
function sharedLimits(schemas: readonly JsonObject[]): JsonObject {
  const widest = (keys: readonly string[], of: (...limits: number[]) => number) =>
    keys.flatMap((key): [string, Json][] => {
      const limits = schemas.flatMap(({ [key]: limit }) =>
        typeof limit === 'number' ? [limit] : [],
      );
      return limits.length === schemas.length ? [[key, of(...limits)]] : [];
    });
  const same = SAME.flatMap((key): [string, Json][] => {
    const limit = schemas[0]?.[key];
    return limit !== undefined && schemas.every((one) => sameJson(one[key], limit))
      ? [[key, limit]]
      : [];
  });
  return Object.fromEntries([
    ...widest(LEAST, Math.min),
    ...widest(MOST, Math.max),
    ...same,
    ...sharedChoices(schemas),
  ]);
}

/** All choices, if each of the descriptions lists some. */
function sharedChoices(schemas: readonly JsonObject[]): [string, Json][] {
  const lists = schemas.map(({ const: only, enum: listed }) =>
    only === undefined ? listed : [only],
  );
  if (!lists.every((list) => Array.isArray(list))) return [];
  const values = lists.flat();
  const isFirst = (value: Json, index: number) =>
    values.findIndex((one) => sameJson(one, value)) === index;
  return [['enum', values.filter(isFirst)]];
}
