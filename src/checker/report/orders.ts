import { isObject, type Json, sameJson } from '../../engine/core.ts';
import { idsOf, isReordered } from './lists.ts';
import { movesBetween, type Move } from './moves.ts';

/** An item that moved within the list at the path. */
export type Moved = Move & { path: readonly string[] };

/** Lists whose order has no meaning or is reported with the question. */
const UNORDERED = new Set(['required', 'enum', 'ui:order', 'answers', 'type', 'codes']);

/** Items that moved within their list, with the path to the list. */
export function orderIn(
  before: Json | undefined,
  after: Json | undefined,
  isWhole: (value: Json) => boolean,
  path: readonly string[] = [],
): Moved[] {
  if (before === undefined || after === undefined || sameJson(before, after)) return [];
  if (isWhole(before) || isWhole(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const ids = [idsOf(before), idsOf(after)];
    const [old, now] = [namesOf(before), namesOf(after)];
    const isNamed = [old, now].every((names) => new Set(names).size === names.length);
    const isFollowed = isReordered(before, after) || ids.every((one) => one !== null);
    const moves = isNamed && isFollowed ? movesBetween(old, now) : [];
    const inside = [...(ids[0] ?? [])].flatMap(([id, item]) =>
      orderIn(item, ids[1]?.get(id), isWhole, [...path, id]),
    );
    return [...moves.map((move) => ({ ...move, path })), ...inside];
  }
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after)
    .filter((key) => !UNORDERED.has(key))
    .flatMap((key) => orderIn(before[key], after[key], isWhole, [...path, key]));
}

/** Recognizable names of a list's items: an id, code, question, title or text. */
function namesOf(list: readonly Json[]): string[] {
  return list.map((item) => {
    if (!isObject(item)) return typeof item === 'string' ? item : JSON.stringify(item);
    const first = NAMES.map((key) => item[key]).find((name) => typeof name === 'string');
    return typeof first === 'string' ? first : JSON.stringify(item);
  });
}
const NAMES = ['id', 'code', 'question', 'title', 'label', 'name', 'to', 'text', 'kind'];
