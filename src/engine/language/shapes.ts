import { at, keysIn } from '../logic/pointer.ts';
import { isObject, type Json, type JsonObject } from '../logic/json.ts';

/** The part of a meta-schema at a URI fragment as used by Ajv, such as `#/properties/x`. */
export function schemaAt(meta: JsonObject | undefined, fragment: string): Json | undefined {
  return at(meta, decodeURIComponent(fragment.slice(1)));
}

/** The keys that a meta-schema defines for the object at a pointer into a file. */
export function keysAt(meta: JsonObject, pointer: string): string[] {
  return [
    ...new Set(
      shapesAt(meta, pointer).flatMap(({ properties }) =>
        isObject(properties) ? Object.keys(properties) : [],
      ),
    ),
  ];
}

/** What a meta-schema says about a key of the object at a pointer into a file. */
export function descriptionAt(meta: JsonObject, pointer: string, key: string): string | undefined {
  return shapesAt(meta, pointer)
    .flatMap((shape) => allShapes(partFor(key, shape), meta))
    .map(({ description }) => description)
    .find((description) => typeof description === 'string');
}

function shapesAt(meta: JsonObject, pointer: string): JsonObject[] {
  return keysIn(pointer).reduce(
    (around, key) =>
      around.flatMap((shape) => {
        const isItem = /^\d+$/.test(key) && shape['items'] !== undefined;
        return allShapes(isItem ? shape['items'] : partFor(key, shape), meta);
      }),
    allShapes(meta, meta),
  );
}

/** A part of a meta-schema, with everything it references or allows in its place. */
export function allShapes(part: Json | undefined, meta: JsonObject): JsonObject[] {
  if (!isObject(part)) return [];
  const { $ref, then, else: otherwise } = part;
  const referred = typeof $ref === 'string' ? schemaAt(meta, $ref) : undefined;
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listed(part[key]));
  return [part, ...[referred, then, otherwise, ...choices].flatMap((one) => allShapes(one, meta))];
}

function listed(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

/** What a part of a meta-schema says about the value under a key. */
export function partFor(
  key: string,
  { properties, additionalProperties }: JsonObject,
): Json | undefined {
  const known = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : null;
  return known ?? additionalProperties;
}
