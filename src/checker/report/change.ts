import { type Json, isObject, sameJson } from '../../engine/core.ts';

/** What a change to the data means for visitors. */
export type Change = {
  kind:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'retyped'
    | 'narrowed'
    | 'widened'
    | 'rule'
    | 'default'
    | 'option removed'
    | 'option added'
    | 'option order'
    | 'condition'
    | 'order'
    | 'route';
  text: string;
  /** True if saved answers may no longer be accepted, so that a draft migration is due. */
  breaks: boolean;
};

/** Whether two lists have the same items in a different order. `orderIn` reports what moved. */
export function isReordered(before: Json | undefined, after: Json | undefined): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false;
  const sorted = (list: readonly Json[]) => list.map((item) => JSON.stringify(item)).sort();
  return sameJson(sorted(before), sorted(after));
}

/** The items by id, or by code for trade descriptions. Null if any item has neither. */
export function idsOf(list: readonly Json[]): ReadonlyMap<string, Json> | null {
  const byId = new Map<string, Json>();
  for (const item of list) {
    const id = isObject(item) ? (item['id'] ?? item['code']) : undefined;
    if (typeof id === 'string') byId.set(id, item);
  }
  return byId.size === list.length ? byId : null;
}
