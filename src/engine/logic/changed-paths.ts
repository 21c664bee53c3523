import type { Json } from './json.ts';

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
