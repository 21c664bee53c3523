import { isObject, type JsonObject } from '../../logic/json.ts';
import { at as valueAt, pointer } from '../../logic/pointer.ts';
import { objectAt } from '../fields.ts';

/** A schema in a file, its place there, and the references that led to it. */
export type Placed = { schema: JsonObject; at: string; open?: readonly string[] };

/** What a schema refers to in its own file, below the keywords beside the reference. */
export function referred(placed: Placed, file: JsonObject): Placed {
  const { open = [] } = placed;
  const { $ref: reference, ...beside } = placed.schema;
  if (typeof reference !== 'string' || open.includes(reference)) return placed;
  const found = /^#(\/|$)/.test(reference) ? valueAt(file, reference.slice(1)) : undefined;
  if (!isObject(found)) return placed;
  const at = reference.slice(1);
  const target = referred({ schema: found, at, open: [...open, reference] }, file);
  return { ...target, schema: { ...target.schema, ...beside } };
}

/** The schemas listed under a keyword, each with what it refers to. */
export function listedUnder(keyword: string, part: Placed, file: JsonObject): Placed[] {
  const { [keyword]: list } = part.schema;
  return (Array.isArray(list) ? list : []).flatMap((entry, index) =>
    isObject(entry)
      ? [referred({ ...part, schema: entry, at: pointer(pointer(part.at, keyword), index) }, file)]
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
    isObject(schema) ? [referred({ ...part, schema, at: here }, file)] : [],
  );
  return [...lists, ...single];
}
