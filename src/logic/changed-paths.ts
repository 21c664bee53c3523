import { isObject, type Json } from './json.ts';

/** Dotted paths of what the other value lacks or has otherwise; '' is the value itself. */
export function changedPaths(value: Json, other: Json | undefined): string[] {
  if (value === other) return [];
  const [parts, others] = [partsOf(value), partsOf(other)];
  if (parts === undefined || others === undefined) return [''];
  return [...parts].flatMap(([key, part]) =>
    changedPaths(part, others.get(key)).map((rest) => (rest === '' ? key : `${key}.${rest}`)),
  );
}

function partsOf(value: Json | undefined): ReadonlyMap<string, Json> | undefined {
  if (Array.isArray(value)) return new Map(value.map((item, index) => [String(index), item]));
  return isObject(value) ? new Map(Object.entries(value)) : undefined;
}
