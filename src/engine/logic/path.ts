import { isObject, type Json } from './json.ts';

type Root = Readonly<Record<string, Json | undefined>>;

/** True for a name that every JavaScript object inherits, such as `constructor`. */
export function isReservedName(name: string): boolean {
  return name === 'prototype' || name in Object.prototype;
}

/** `contactInfo.city` or `businessLocations.0.city`; ambient values such as `$today` start with `$`. */
export function isPath(text: string): boolean {
  return /^\$?[A-Za-z_][\w:-]*(\.[\w:-]+)*$/.test(text) && !text.split('.').some(isReservedName);
}

/** The section that a path leads into: its first key. */
export const sectionOf = (path: string): string => path.split('.')[0] ?? '';

/** The value at a dotted path; undefined if any part of the path is missing. */
export function read(root: Root, path: string): Json | undefined {
  if (!path.includes('.')) return Object.hasOwn(root, path) ? root[path] : undefined;
  const dot = path.indexOf('.');
  let here = read(root, path.slice(0, dot));
  for (const key of path.slice(dot + 1).split('.')) {
    if (Array.isArray(here)) here = isIndex(key) ? here[Number(key)] : undefined;
    else if (isObject(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}

/**
 * A copy of `root` with the value at the dotted path replaced. Missing parents are created: a list
 * where the path has an index, otherwise an object. Undefined removes a key; in a list it leaves
 * null, so that the other items keep their indices. Missing items before an index become null, or
 * empty objects if the path continues into an object.
 */
export function write(root: Root, path: string, value: Json | undefined): Root {
  const [first = '', ...rest] = path.split('.');
  const after = put(root[first], rest, value);
  if (after !== undefined) return { ...root, [first]: after };
  const { [first]: _removed, ...others } = root;
  return others;
}

function put(
  here: Json | undefined,
  keys: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (isIndex(key) && !isObject(here)) {
    return putItem(Array.isArray(here) ? here : [], Number(key), rest, value);
  }
  const object = isObject(here) ? here : {};
  const after = put(Object.hasOwn(object, key) ? object[key] : undefined, rest, value);
  if (after !== undefined) return { ...object, [key]: after };
  const { [key]: _removed, ...others } = object;
  return others;
}

function putItem(
  list: readonly Json[],
  index: number,
  keys: readonly string[],
  value: Json | undefined,
): Json[] {
  const after = put(list[index], keys, value);
  if (after === undefined && index >= list.length) return [...list];
  const isObjectList = keys[0] !== undefined && !isIndex(keys[0]);
  const padding = Array.from({ length: index - list.length }, () => (isObjectList ? {} : null));
  return [...list, ...padding].toSpliced(index, 1, after ?? null);
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key);
}

/** The path with `*` in place of every index: `vehicles.0.use` is `vehicles.*.use` of any item. */
export const generalPath = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');
