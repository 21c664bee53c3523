import { type Json, isObject, sameJson, type JsonObject } from '../../engine/core.ts';

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

/**
 * A single value or condition that changed or exists in only one version. `path` is its list of
 * keys; a list item is identified by its id or, without one, by its position: `#2`.
 */
export type Difference = {
  path: readonly string[];
  before: Json | undefined;
  after: Json | undefined;
};

/** Tells which values, such as conditions, are compared as a whole. */
type IsWhole = (value: Json) => boolean;

/** All single values that differ between two versions of a JSON file, in file order. */
export function differencesIn(
  before: Json | undefined,
  after: Json | undefined,
  isWhole: IsWhole = () => false,
  path: readonly string[] = [],
): Difference[] {
  const inside = (pairs: readonly Pair[]) =>
    pairs.flatMap((pair) => differencesIn(pair.before, pair.after, isWhole, [...path, pair.name]));
  if (sameJson(before, after) || isReordered(before, after)) return [];
  const isOne = [before, after].some((value) => value !== undefined && isWhole(value));
  if (isOne) return [{ path, before, after }];
  if (isList(before) && isList(after)) return inside(pairsOf(before ?? [], after ?? []));
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
    const pairs = keys.map((key) => ({ name: key, before: before?.[key], after: after?.[key] }));
    return inside(pairs);
  }
  if (isSingle(before) && isSingle(after)) return [{ path, before, after }];
  // The kind of value changed: everything old is removed, and everything new is added.
  return [
    ...differencesIn(before, undefined, isWhole, path),
    ...differencesIn(undefined, after, isWhole, path),
  ];
}

type Pair = { name: string; before: Json | undefined; after: Json | undefined };

/** Matches items by id or, without ids, by position between the unchanged items at both ends. */
function pairsOf(before: readonly Json[], after: readonly Json[]): Pair[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  if (old !== null && now !== null) {
    return [...new Set([...old.keys(), ...now.keys()])].map((id) => ({
      name: id,
      before: old.get(id),
      after: now.get(id),
    }));
  }
  const start = sameFrom(before, after);
  const rest = [before.slice(start).toReversed(), after.slice(start).toReversed()] as const;
  const end = sameFrom(...rest);
  const count = Math.max(before.length, after.length) - start - end;
  const item = (list: readonly Json[], index: number) =>
    index < list.length - end ? list[index] : undefined;
  return Array.from({ length: count }, (_none, offset) => ({
    name: `#${start + offset + 1}`,
    before: item(before, start + offset),
    after: item(after, start + offset),
  }));
}

/** The number of equal items at the beginning. */
function sameFrom(before: readonly Json[], after: readonly Json[]): number {
  const first = before.findIndex((item, index) => !sameJson(item, after[index]));
  return first < 0 ? before.length : first;
}

const isList = (value: Json | undefined): value is Json[] | undefined =>
  value === undefined || Array.isArray(value);
const isRecord = (value: Json | undefined): value is JsonObject | undefined =>
  value === undefined || isObject(value);
const isSingle = (value: Json | undefined) => !Array.isArray(value) && !isObject(value);
