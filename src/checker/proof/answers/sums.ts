import { type Field, type Json, optionsOf } from '../../../engine/core.ts';
import type { Linear } from './linear.ts';
import { numberRange } from './number-range.ts';
import type { Use } from './use.ts';

type Uses = ReadonlyMap<string, readonly Use[]>;
type FieldOf = (path: string) => Field | undefined;

/** Above this number of cuts, one answer has too many classes to try. */
const CUTS = 400;

/**
 * Turns the sums that expressions compare into cuts of single answers: an answer is cut wherever the
 * sum reaches its limit while all other answers are at cuts of their own. For whole numbers that each
 * count once, these points are the corners of the region that a combination of comparisons allows, so
 * every combination that can occur includes one of them. Sums that share some but not all answers have
 * other corners and stay unknown. `among` holds all uses to consider.
 */
export function cutSums(
  uses: Uses,
  fieldOf: FieldOf,
  among: Uses = uses,
): Map<string, readonly Use[]> {
  const all = [...among.values()].flat().flatMap((use) => (use.kind === 'sum' ? [use.sum] : []));
  return new Map(
    [...uses].map(([path, own]) => [
      path,
      own.flatMap((use) => (use.kind === 'sum' ? cut(path, use.sum, all, among, fieldOf) : [use])),
    ]),
  );
}

function cut(
  path: string,
  sum: Linear,
  all: readonly Linear[],
  uses: Uses,
  fieldOf: FieldOf,
): Use[] {
  const unknown: Use[] = [{ kind: 'arithmetic' }];
  const paths = [...sum.terms.keys()];
  if (!all.every((other) => isApart(sum, other))) return unknown;
  const own = sum.terms.get(path);
  const corners = paths
    .filter((other) => other !== path)
    .map((other) => cornersOf(other, sum, uses, fieldOf));
  if (own === undefined || cornersOf(path, sum, uses, fieldOf) === null) return unknown;
  let totals = new Set([sum.offset]);
  for (const points of corners) {
    if (points === null || totals.size * points.length > CUTS) return unknown;
    totals = new Set([...totals].flatMap((total) => points.map((point) => total + point)));
  }
  return [...totals].map((total) => ({
    kind: 'constant',
    value: total === 0 ? 0 : -own.sign * total,
    asNumber: true,
  }));
}

/** Sums of the same answers are parallel. Sums without a shared answer do not interact. */
function isApart(a: Linear, b: Linear): boolean {
  const common = [...a.terms].filter(([path]) => b.terms.has(path));
  if (common.length === 0) return true;
  const turned = new Set(common.map(([path, { sign }]) => sign === b.terms.get(path)?.sign));
  return common.length === a.terms.size && common.length === b.terms.size && turned.size === 1;
}

/** What a term contributes to the sum at each cut of its answer. Null if the cuts are unknown. */
function cornersOf(path: string, sum: Linear, uses: Uses, fieldOf: FieldOf): number[] | null {
  const field = fieldOf(path);
  const range = field === undefined || !isNumberField(field) ? null : numberRange(field.schema);
  const { sign, absent } = sum.terms.get(path) ?? { sign: 1, absent: null };
  if (range === null || !range.isWhole) return null;
  const constants = (uses.get(path) ?? []).flatMap((use) =>
    use.kind === 'constant' ? neighbors(use.value) : [],
  );
  const edges = [range.low, range.high].filter(Number.isFinite);
  const listed = field?.schema['enum'];
  const points = Array.isArray(listed) ? listed.map(Number) : [...edges, ...constants, 0];
  const allowed = points.filter((point) => point >= range.low && point <= range.high);
  return [...new Set([...allowed, ...(absent === null ? [] : [absent])])].map(
    (point) => sign * point,
  );
}

/**
 * Is this a single answer from a fixed range, not a list item or a choice limited by other answers?
 */
function isNumberField(field: Field): boolean {
  return !field.path.includes('*') && optionsOf(field)['choicesFrom'] === undefined;
}

/** The whole numbers at and around a constant. */
export function neighbors(value: Json): number[] {
  if (typeof value !== 'number') return [];
  return Number.isInteger(value)
    ? [value - 1, value, value + 1]
    : [Math.floor(value), Math.ceil(value)];
}
