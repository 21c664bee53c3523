import { keysIn } from './pointer.ts';
import type { Json } from './json.ts';

/** The value at a JSON pointer, or undefined. */
export function at(json: Json | undefined, pointer: string): Json | undefined {
  return keysIn(pointer).reduce(child, json);
}

/** The value under a key of an object, or at an index of a list, or undefined. */
export function child(json: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(json)) return json[Number(key)];
  return typeof json === 'object' && json !== null && Object.hasOwn(json, key)
    ? json[key]
    : undefined;
}
