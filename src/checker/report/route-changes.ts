import type { Model } from '../model/model.ts';
import { proofOf } from '../proof/prove.ts';
import { type Change, idsOf, isReordered } from './change.ts';
import { type Move, type Renames, movesBetween } from './place.ts';
import { type Json, isObject, sameJson } from '../../engine/core.ts';

/** Paths through the flow that were added or removed, and steps that became unreachable. */
export function routeChanges(before: Model, after: Model, renames: Renames): Change[] {
  const lost = [...(proofOf(before)?.reached.keys() ?? [])].filter(
    (id) => after.flow?.steps.some((step) => step.id === id) && !proofOf(after)?.reached.has(id),
  );
  return [
    ...countedRoutes(before, after, renames),
    ...lost.map((id): Change => ({
      kind: 'route',
      text: `No visitor reaches "${id}" anymore.`,
      breaks: false,
    })),
  ];
}

/** The number of paths before and after. Empty if there are too many to list. */
function countedRoutes(before: Model, after: Model, renames: Renames): Change[] {
  const old = routesOf(before, renames);
  const now = routesOf(after, new Map());
  if (old === null || now === null) return [];
  // Steps that only changed places are reported one by one.
  const sorted = (set: ReadonlySet<string>) =>
    new Set([...set].map((route) => route.split(ARROW).sort().join(ARROW)));
  const count = (set: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...set].filter((route) => !other.has(route)).length;
  const isReordered = count(sorted(now), sorted(old)) + count(sorted(old), sorted(now)) === 0;
  const [added, removed] = [count(now, old), count(old, now)];
  if (isReordered || added + removed === 0) return [];
  const text = `Paths through the flow: ${old.size} before, ${now.size} now (${added} new, ${removed} gone).`;
  return [{ kind: 'route', text, breaks: false }];
}

const ARROW = ' → ';

function routesOf(model: Model, renames: Renames): Set<string> | null {
  const proof = proofOf(model);
  const sequences = proof === undefined ? [] : proof.routes.sequences();
  if (sequences === null) return null;
  return new Set(sequences.map((route) => route.map((id) => renames.get(id) ?? id).join(ARROW)));
}

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
