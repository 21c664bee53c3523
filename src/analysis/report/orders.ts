import { isObject, sameJson, type Json } from '../../logic/json.ts';
import { idsOf, isReordered } from './lists.ts';
import { movesBetween, type Move } from './moves.ts';

/** Something that stands elsewhere in the list that the path leads to. */
export type Moved = Move & { path: readonly string[] };

/** Lists whose order says nothing, or is told with the question. */
const UNORDERED = new Set(['required', 'enum', 'ui:order', 'answers', 'type', 'codes']);

/** Items that stand elsewhere in their list, with the way to the list. */
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

/** Names of a list's items that people know them by: an id, a code, a question, a title, a text. */
function namesOf(list: readonly Json[]): string[] {
  return list.map((item) => {
    if (!isObject(item)) return typeof item === 'string' ? item : JSON.stringify(item);
    const first = NAMES.map((key) => item[key]).find((name) => typeof name === 'string');
    return typeof first === 'string' ? first : JSON.stringify(item);
  });
}
const NAMES = ['id', 'code', 'question', 'title', 'label', 'name', 'to', 'text', 'kind'];
