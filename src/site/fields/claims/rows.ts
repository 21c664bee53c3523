import { isObject, type JsonObject } from '../../../engine/core.ts';

/** How many rows a count asks for: `'3'` -> 3; nothing usable -> null. `most` caps it. */
export function rowsAsked(count: unknown, most: number): number | null {
  if (typeof count !== 'string' || !/^\d+$/.test(count)) return null;
  return Math.min(Number(count), most);
}

/** The entries of a stored list; anything but an object is replaced by an empty row. */
export function rowsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map((row) => (isObject(row) ? row : {})) : [];
}

/**
 * Exactly `asked` rows. Missing ones come from `spare` (rows that a lower count removed, oldest
 * first) and are empty beyond that; surplus ones become the new spare rows, so that raising the
 * count again brings them back (decision D14).
 */
export function fitRows(
  rows: JsonObject[],
  spare: JsonObject[],
  asked: number,
): { rows: JsonObject[]; spare: JsonObject[] } {
  const all = [...rows, ...spare];
  const missing = Math.max(0, asked - all.length);
  return {
    rows: [...all.slice(0, asked), ...Array.from({ length: missing }, () => ({}))],
    spare: all.slice(asked),
  };
}

/** The row with one part set, or without it when the value is undefined. */
export function withPart(row: JsonObject, name: string, value: unknown): JsonObject {
  const { [name]: _replaced, ...rest } = row;
  return typeof value === 'string' ? { ...rest, [name]: value } : rest;
}
