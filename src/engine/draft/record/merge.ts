import type { Answers } from '../../flow/types.ts';
import { isObject, sameJson, type Json, type JsonObject } from '../../logic/json.ts';

/** Both sides changed one answer to different values. `path` starts below the section. */
export type Conflict = {
  path: readonly string[];
  ours: Json | undefined;
  theirs: Json | undefined;
};

type Decide = (conflict: Conflict) => Json | undefined;

/**
 * Merges two values that both came from `base`, field by field: a change on one side only is taken,
 * and `decide` resolves conflicts. Lists of equal length are merged row by row, as long as that never
 * mixes two rows; any other list is a single answer.
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
  return mergedRows(base, ours, theirs, decide, path) ?? decide({ path, ours, theirs });
}

/**
 * The list with the changed rows of both sides, at their places. Undefined if both changed a row and
 * either may have moved rows: then the places say nothing.
 */
function mergedRows(
  base: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
  decide: Decide,
  path: readonly string[],
): Json[] | undefined {
  if (!areRows(base) || !areRows(ours) || !areRows(theirs)) return undefined;
  if (ours.length !== base.length || theirs.length !== base.length) return undefined;
  const isContested = ours.some((row, at) => areAllDifferent(base[at], row, theirs[at]));
  if (isContested && (mayHaveMoved(base, ours) || mayHaveMoved(base, theirs))) return undefined;
  return ours.map(
    (row, at) => mergedRow(base[at], row, theirs[at], decide, [...path, String(at)]) ?? row,
  );
}

/** A row that both sides changed may be two different ones by now: it is never made of both. */
function mergedRow(
  base: Json | undefined,
  ours: Json,
  theirs: Json | undefined,
  decide: Decide,
  path: readonly string[],
): Json | undefined {
  const isMixed =
    areAllDifferent(base, ours, theirs) && changedIn(base, ours) !== changedIn(base, theirs);
  return isMixed ? decide({ path, ours, theirs }) : merged(base, ours, theirs, decide, path);
}

/** The names of the fields that differ from the base. */
const changedIn = (base: Json | undefined, row: Json | undefined): string =>
  isObject(base) && isObject(row)
    ? Object.keys({ ...base, ...row })
        .filter((name) => !sameJson(base[name], row[name]))
        .sort()
        .join()
    : '';

const areAllDifferent = (a: Json | undefined, b: Json | undefined, c: Json | undefined) =>
  !sameJson(a, b) && !sameJson(b, c) && !sameJson(a, c);

/** True if a row now has what another one had, as after a row before it was removed. */
function mayHaveMoved(base: readonly JsonObject[], rows: readonly JsonObject[]): boolean {
  return rows.some((row, at) =>
    Object.entries(row).some(
      ([name, value]) =>
        !sameJson(value, base[at]?.[name]) && base.some((other) => sameJson(value, other[name])),
    ),
  );
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

const areRows = (value: Json | undefined): value is JsonObject[] =>
  Array.isArray(value) && value.every(isObject);
