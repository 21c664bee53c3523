import type { Json } from './json.ts';

/** JSON pointer of a key below another pointer (RFC 6901). */
export function pointer(at: string, key: string | number): string {
  return `${at}/${escapedKey(String(key))}`;
}

/** JSON pointer of a path. */
export const pointerTo = (path: readonly (string | number)[]): string =>
  path.reduce<string>(pointer, '');

/** A key as JSON pointers write it: `a/b` is `a~1b`. */
export function escapedKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys of a JSON pointer: `/a~1b/0` is `a/b` and `0`. */
export function keysIn(at: string): string[] {
  return at
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

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
