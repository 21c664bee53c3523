import { isObject, type Json } from './json.ts';

const RESERVED = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);

/** True for a name that reads something of JavaScript's own out of any object. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(name) || name in Object.prototype;
}

/** `contactInfo.city` or `businessLocations.0.city`; `$today` and the like start with `$`. */
export function isPath(text: string): boolean {
  return /^\$?[A-Za-z_][\w-]*(\.[\w-]+)*$/.test(text) && !text.split('.').some(isReservedName);
}

/** The value at a dotted path; undefined when any part of the way is missing. */
export function read(
  root: Readonly<Record<string, Json | undefined>>,
  path: string,
): Json | undefined {
  let here: Json | undefined = undefined;
  const [first = '', ...rest] = path.split('.');
  here = Object.hasOwn(root, first) ? root[first] : undefined;
  for (const key of rest) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isObject(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}

/** A copy of `root` with the value at the dotted path replaced; missing objects are made. */
export function write<Root extends Readonly<Record<string, Json | undefined>>>(
  root: Root,
  path: string,
  value: Json | undefined,
): Root {
  const [first = '', ...rest] = path.split('.');
  return { ...root, [first]: put(root[first], rest, value) };
}

function put(
  here: Json | undefined,
  keys: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(here) || (here === undefined && /^\d+$/.test(key))) {
    const list = Array.isArray(here) ? [...here] : [];
    list[Number(key)] = put(list[Number(key)], rest, value) ?? null;
    return list;
  }
  const { [key]: before, ...others } = isObject(here) ? here : {};
  const after = put(before, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}
