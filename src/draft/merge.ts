import type { Answers } from '../flow/types.ts';
import { isObject, sameJson, type Json } from '../logic/json.ts';

/** Both sides changed one answer to different values. `path` starts below the section. */
export type Conflict = {
  path: readonly string[];
  ours: Json | undefined;
  theirs: Json | undefined;
};

type Decide = (conflict: Conflict) => Json | undefined;

/**
 * Merges two values that both came from `base`, field by field: a change on one side only is taken,
 * and `decide` resolves conflicts. Lists of equal length are merged row by row; a list whose length
 * changed is a single answer.
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
 * The merge base when `sent` may have reached the other side: `base` with the fields of `sent` that
 * are found in `theirs`.
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
 * Rebases answers entered on top of `before` onto `after`. They win conflicts, and `onConflict` is
 * called for each one.
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
