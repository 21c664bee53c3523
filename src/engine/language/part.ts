import { isObject, type JsonObject } from '../logic/json.ts';

/** The schema and UI schema of a whole step, or of a part of it. */
export type Part = { schema: JsonObject; ui: JsonObject };

/** The object under a key; an empty one if there is none. */
export function objectAt(json: JsonObject, key: string): JsonObject {
  const value = Object.hasOwn(json, key) ? json[key] : undefined;
  return isObject(value) ? value : {};
}
