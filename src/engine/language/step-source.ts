import type { Catalogs } from '../logic/expressions/scope.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import { FIGURES } from './figures.ts';

/** The key of a schema that names the catalog of its options. */
export const OPTIONS = 'x-options';

/** A step's `schema.json` as validators take it: options filled in, our own keys removed. */
export function stepSchema(source: JsonObject, catalogs: Catalogs): JsonObject {
  const { $schema: _editorOnly, [FIGURES]: _filledIn, ...schema } = source;
  return expandOptions(schema, catalogs);
}

/**
 * A step's schema as the validator and the form see it: `"x-options": "states"` becomes the
 * `enum` of the ids of that catalog, so that options are written down once.
 * The build, the linter and the simulator all call this.
 * @throws when a catalog does not exist or is empty; `npm run validate` reports the place.
 */
export function expandOptions(schema: JsonObject, catalogs: Catalogs): JsonObject {
  const expanded: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === OPTIONS) expanded['enum'] = optionIds(value, catalogs);
    else expanded[key] = expandValue(value, catalogs);
  }
  return expanded;
}

/** Names of the catalogs that a schema takes options from. */
export function optionCatalogs(schema: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap(optionCatalogs);
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === OPTIONS ? [textOf(value)] : optionCatalogs(value),
  );
}

function expandValue(value: Json, catalogs: Catalogs): Json {
  if (Array.isArray(value)) return value.map((item) => expandValue(item, catalogs));
  return isObject(value) ? expandOptions(value, catalogs) : value;
}

function optionIds(name: Json, catalogs: Catalogs): Json[] {
  const ids = catalogs[textOf(name)]?.entries.map((entry) => entry.id) ?? [];
  if (ids.length === 0) throw new Error(`There is no catalog "${textOf(name)}" with entries.`);
  return ids;
}
