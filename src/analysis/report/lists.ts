import { isObject, sameJson, type Json } from '../../logic/json.ts';

/** Are two lists the same items in another order? What was moved is told by `orderIn`. */
export function isReordered(before: Json | undefined, after: Json | undefined): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false;
  const sorted = (list: readonly Json[]) => list.map((item) => JSON.stringify(item)).sort();
  return sameJson(sorted(before), sorted(after));
}

/** The items by id, or by code for the descriptions of a trade. Null if any has neither. */
export function idsOf(list: readonly Json[]): ReadonlyMap<string, Json> | null {
  const byId = new Map<string, Json>();
  for (const item of list) {
    const id = isObject(item) ? (item['id'] ?? item['code']) : undefined;
    if (typeof id === 'string') byId.set(id, item);
  }
  return byId.size === list.length ? byId : null;
}
