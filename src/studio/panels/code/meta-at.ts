import { expectedMeta, DECLARED, metaSchema, declaredMeta } from '../../../checker/model/meta.ts';
import { parseSource } from '../../../checker/project/source-file.ts';
import { isObject, type Json, type JsonObject, textOf } from '../../../engine/core.ts';
import type { Texts } from '../../edits/project/texts.ts';

/** The meta-schema of a file, based on its location or its own declaration. */
export function metaOf(path: string, texts: Texts): JsonObject | undefined {
  const lookup = (name: string) => {
    const text = texts.get(name);
    return text === undefined ? undefined : parseSource(name, text);
  };
  const expected = expectedMeta(path);
  const file = expected === DECLARED ? lookup(path) : undefined;
  const name = file === undefined ? expected : declaredMeta(file);
  return name === null || name === undefined ? undefined : metaSchema(name, lookup);
}

/** The parts of a meta-schema for the value at a path of keys; several if there are alternatives. */
export function metaAt(meta: JsonObject, keys: readonly (string | number)[]): JsonObject[] {
  return keys.reduce<JsonObject[]>(
    (schemas, key) => schemas.flatMap((schema) => childrenOf(meta, schema, key)),
    variants(meta, meta),
  );
}

function childrenOf(meta: JsonObject, schema: JsonObject, key: string | number): JsonObject[] {
  const { items, properties, patternProperties, additionalProperties } = schema;
  if (typeof key === 'number') return variants(meta, items);
  const named =
    isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (named !== undefined) return variants(meta, named);
  const fitting = isObject(patternProperties)
    ? Object.entries(patternProperties).filter(([pattern]) => new RegExp(pattern, 'u').test(key))
    : [];
  return fitting.length > 0
    ? fitting.flatMap(([, part]) => variants(meta, part))
    : variants(meta, additionalProperties);
}

/** A schema with everything it references and all of its alternatives. */
function variants(meta: JsonObject, schema: Json | undefined, depth = 0): JsonObject[] {
  if (!isObject(schema) || depth > 8) return [];
  const { $ref, allOf, anyOf, oneOf, then, else: otherwise } = schema;
  const parts = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    schema,
    ...[referred(meta, $ref), then, otherwise, ...parts].flatMap((part) =>
      variants(meta, part, depth + 1),
    ),
  ];
}

function referred(meta: JsonObject, ref: Json | undefined): Json | undefined {
  if (ref === '#') return meta;
  const name = /^#\/(?:definitions|\$defs)\/(.+)$/.exec(textOf(ref))?.[1];
  const definitions = meta['definitions'] ?? meta['$defs'];
  return name !== undefined && isObject(definitions) ? definitions[name] : undefined;
}

/** The first description among alternatives. */
export const descriptionOf = (schemas: readonly JsonObject[]): string =>
  schemas.map(({ description }) => textOf(description)).find((text) => text !== '') ?? '';

/** Keys that an object at this place may have, with their descriptions. */
export function keysAt(schemas: readonly JsonObject[], meta: JsonObject): Map<string, string> {
  const found = schemas.flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties) : [],
  );
  return new Map(found.map(([key, part]) => [key, descriptionOf(variants(meta, part))]));
}

/** Values that the schema lists explicitly for this place. */
export function valuesAt(schemas: readonly JsonObject[]): Json[] {
  return schemas.flatMap(({ enum: listed, const: only, type }) => [
    ...(Array.isArray(listed) ? listed : []),
    ...(only === undefined ? [] : [only]),
    ...(type === 'boolean' ? [true, false] : []),
  ]);
}
