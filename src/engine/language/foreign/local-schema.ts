import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { at, pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';

/** A schema in a file, and its place there. */
export type Placed = { schema: JsonObject; at: string };

/** What a schema refers to in its own file, below the keywords beside the reference. */
export function referred(placed: Placed, file: JsonObject, open: readonly Json[] = []): Placed {
  const { $ref: reference, ...beside } = placed.schema;
  if (typeof reference !== 'string' || open.includes(reference)) return placed;
  const found = reference.startsWith('#/') ? at(file, reference.slice(1)) : undefined;
  if (!isObject(found)) return placed;
  const target = referred({ schema: found, at: reference.slice(1) }, file, [...open, reference]);
  return Object.keys(beside).length === 0
    ? target
    : { schema: { ...target.schema, ...beside }, at: target.at };
}

/** The schemas listed under a keyword, each with what it refers to. */
export function listedUnder(keyword: string, part: Placed, file: JsonObject): Placed[] {
  const { [keyword]: list } = part.schema;
  return (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    isObject(entry)
      ? [referred({ schema: entry, at: pointer(pointer(part.at, keyword), index) }, file)]
      : [],
  );
}

/** The schemas that a part applies to the same answers, some of them under a condition. */
export function partsOf(part: Placed, file: JsonObject): Placed[] {
  const lists = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listedUnder(key, part, file));
  const branches = ['then', 'else'].map(
    (key) => [part.schema[key], pointer(part.at, key)] as const,
  );
  const dependents = ['dependencies', 'dependentSchemas'].flatMap((key) =>
    Object.entries(objectAt(part.schema, key)).map(
      ([name, schema]) => [schema, pointer(pointer(part.at, key), name)] as const,
    ),
  );
  const single = [...branches, ...dependents].flatMap(([schema, here]) =>
    isObject(schema) ? [referred({ schema, at: here }, file)] : [],
  );
  return [...lists, ...single];
}
