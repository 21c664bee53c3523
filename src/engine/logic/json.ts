/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** True for a plain JSON object, not null or a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a JSON value: no undefined, function, NaN or class instance anywhere in it. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return Array.from(value).every(isJson);
  return isPlain(value) && Object.values(value).every(isJson);
}

function isPlain(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Deep equality regardless of key order; an undefined key counts as absent. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameJson(a[key], b[key]));
}

/** Unanswered: missing, null, an empty string, an empty list or an object without keys. */
export function isAbsent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** The value if it is a string. */
export function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A string as it is, a number or boolean as text; an empty string for anything else. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** A record with the same keys; `map` gets each value with its key. */
export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** A value as text for messages and comparisons: strings as is, everything else as JSON. */
export function valueAsText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The length of a text as JSON Schema and Postgres count it: an emoji is one or more code points. */
export const textLength = (text: string): number => Array.from(text).length;

/** Dotted paths of what the other value lacks or has otherwise; '' is the value itself. */
export function changedPaths(value: Json, other: Json | undefined): string[] {
  if (value === other) return [];
  if (!hasParts(value) || !hasParts(other)) return [''];
  const others = new Map<string, Json>(Object.entries(other));
  return Object.entries(value).flatMap(([key, part]: [string, Json]) =>
    changedPaths(part, others.get(key)).map((rest) => (rest === '' ? key : `${key}.${rest}`)),
  );
}

const hasParts = (value: Json | undefined): value is Json & object =>
  typeof value === 'object' && value !== null;
