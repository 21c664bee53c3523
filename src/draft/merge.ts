import type { Answers } from '../flow/types.ts';
import { isObject, sameJson, type Json } from '../logic/json.ts';

/** Both sides changed one answer, each to something else. `path` leads to it from the section. */
export type Conflict = {
  path: readonly string[];
  ours: Json | undefined;
  theirs: Json | undefined;
};

type Decide = (conflict: Conflict) => Json | undefined;

/**
 * Merges two values that both came from `base`, field by field: what one side alone changed is
 * taken from that side, and `decide` says what stays where both changed the same. Lists of equal
 * length are merged row by row; a list that grew or shrank on both sides is one answer.
 */
export function merged(
  base: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
  decide: Decide,
  path: readonly string[] = [],
): Json | undefined {
  if (sameJson(ours, theirs) || sameJson(theirs, base)) return ours;
  if (sameJson(ours, base)) return theirs;
  if (isObject(ours) && isObject(theirs)) {
    const from = isObject(base) ? base : {};
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    const fields = [...names].flatMap((name): [string, Json][] => {
      const field = merged(from[name], ours[name], theirs[name], decide, [...path, name]);
      return field === undefined ? [] : [[name, field]];
    });
    return Object.fromEntries(fields);
  }
  if (areRows(base) && areRows(ours) && areRows(theirs) && sameLength(base, ours, theirs)) {
    return ours.map((row, index) => {
      const at = [...path, String(index)];
      return merged(base[index], row, theirs[index], decide, at) ?? row;
    });
  }
  return decide({ path, ours, theirs });
}

/**
 * What both sides' changes go out from where `sent` may have reached the other side: of `base`, with
 * the fields of `sent` that are found there.
 */
export function arrived(
  base: Json | undefined,
  sent: Json | undefined,
  theirs: Json | undefined,
): Json | undefined {
  if (sameJson(sent, theirs)) return sent;
  if (!isObject(base) || !isObject(sent) || !isObject(theirs)) return base;
  const fields = Object.keys({ ...base, ...sent }).flatMap((name): [string, Json][] => {
    const field = arrived(base[name], sent[name], theirs[name]);
    return field === undefined ? [] : [[name, field]];
  });
  return Object.fromEntries(fields);
}

/**
 * Answers that were entered on top of `before`, on top of `after` instead; they win a conflict, of
 * which `onConflict` hears.
 */
export function rebased(
  before: Answers,
  entered: Answers,
  after: Answers,
  onConflict: (section: string, conflict: Conflict) => void = () => undefined,
): Answers {
  const names = new Set([...Object.keys(entered), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merged(before[name], entered[name], after[name], (conflict) => {
        onConflict(name, conflict);
        return conflict.ours;
      }),
    ]),
  );
}

const areRows = (value: Json | undefined): value is Json[] =>
  Array.isArray(value) && value.every(isObject);

const sameLength = (first: Json[], ...others: Json[][]) =>
  others.every(({ length }) => length === first.length);
