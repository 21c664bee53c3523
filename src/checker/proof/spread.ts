import { type Expression, operation } from '../../engine/core.ts';
import { linear, minus, type Linear, type Names } from './linear.ts';
import type { NumberRange } from './number-range.ts';

export const COMPARISONS = new Set(['==', '<', '<=', '>', '>=']);

/** The sums that an expression compares, each rearranged as a comparison with zero. */
export function sumsIn(source: Expression, names: Names): Linear[] {
  if (Array.isArray(source)) return source.flatMap((item) => sumsIn(item, names));
  const found = operation(source);
  if (found === null) return [];
  const { name, operands } = found;
  const [first = null, second = null] = operands;
  const sum = COMPARISONS.has(name) ? minus(linear(first, names), linear(second, names)) : null;
  if (sum !== null && sum.terms.size > 1) return [sum];
  return operands.flatMap((operand) => sumsIn(operand, names));
}

/**
 * Values for the terms that bring a sum to zero. Each term starts where its contribution is lowest;
 * then one after the other is raised by what is still missing. Null if the ranges cannot reach zero.
 * Takes a single attempt, regardless of the number of terms.
 * @param ranges the allowed numbers of each answer, by path
 */
export function spread(
  { terms, offset }: Linear,
  ranges: ReadonlyMap<string, NumberRange>,
): ReadonlyMap<string, number> | null {
  const parts = [...terms].map(([path, { sign }]) => ({ path, sign, range: ranges.get(path) }));
  let total = offset;
  const lowest = parts.map(({ path, sign, range }) => {
    const [low, high] = [range?.low ?? 0, range?.high ?? 0];
    const start = sign === 1 ? finite(low) : finite(high);
    total += sign * start;
    return { path, sign, start, room: Math.max(0, high - low) };
  });
  const found = new Map<string, number>();
  for (const { path, sign, start, room } of lowest) {
    const more = Math.min(room, Math.max(0, -total));
    total += more;
    found.set(path, start + sign * more);
  }
  return total === 0 ? found : null;
}

const finite = (limit: number) => (Number.isFinite(limit) ? limit : 0);
