import { isObject, type JsonObject } from '../../logic/json.ts';

/** A part of a step, a field or the whole, with its look. */
export type Part = { schema: JsonObject; ui: JsonObject };

/** The object under a key; an empty one where there is none. */
export function objectAt(json: JsonObject, key: string): JsonObject {
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  return isObject(value) ? value : {};
}
