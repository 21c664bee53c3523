import { type Definitions, type Expression, operation, valueAsText } from '../../../engine/core.ts';
import type { NumberRange } from './number-range.ts';

/** Answers that the flow recomputes on every change and no visitor can edit, by path. */
export type Computed = ReadonlyMap<string, Expression>;

export type Names = Definitions & { computed: Computed };

/** How an answer enters a sum. `absent` is its value when not given. */
type Term = { sign: 1 | -1; absent: number | null };

/** A constant plus a sum of answers, each added or subtracted once. */
export type Linear = {
  terms: ReadonlyMap<string, Term>;
  offset: number;
  /** False for an answer read without conversion, since it may be text or a date. */
  isNumber: boolean;
};

/** The expression as a sum of answers, or null if it is not one. */
export function linear(source: Expression, names: Names): Linear | null {
  if (typeof source === 'number') return { terms: new Map(), offset: source, isNumber: true };
  const found = operation(source);
  if (found === null) return null;
  const { name, operands } = found;
  const [first = null, ...others] = operands;
  switch (name) {
    case 'var':
      return answer(valueAsText(first), names);
    case 'value':
      return linear(names.values[valueAsText(first)] ?? false, names);
    case 'number':
      return asNumber(linear(first, names));
    case 'firstOf':
      return withDefault(linear(first, names), others[0]);
    case '+':
      return operands.map((operand) => linear(operand, names)).reduce(plus);
    case '-':
      return minus(linear(first, names), linear(others[0] ?? null, names));
    default:
      return null;
  }
}

/** The difference of two sums, or null if an answer occurs in both. */
export function minus(a: Linear | null, b: Linear | null): Linear | null {
  if (b === null) return null;
  const terms = [...b.terms].map(([path, { sign, absent }]): [string, Term] => [
    path,
    { sign: sign === 1 ? -1 : 1, absent },
  ]);
  return plus(a, { ...b, terms: new Map(terms), offset: -b.offset });
}

function plus(a: Linear | null, b: Linear | null): Linear | null {
  if (a === null || b === null || [...a.terms.keys()].some((path) => b.terms.has(path))) {
    return null;
  }
  return { terms: new Map([...a.terms, ...b.terms]), offset: a.offset + b.offset, isNumber: true };
}

function answer(path: string, names: Names): Linear | null {
  const computed = names.computed.get(path);
  if (computed !== undefined) return linear(computed, without(names, path));
  return path.startsWith('$')
    ? null
    : { terms: new Map([[path, { sign: 1, absent: null }]]), offset: 0, isNumber: false };
}

/** An answer that is computed from itself is followed only once. */
function without(names: Names, path: string): Names {
  return {
    ...names,
    computed: new Map([...names.computed].filter(([computed]) => computed !== path)),
  };
}

function asNumber(sum: Linear | null): Linear | null {
  return sum === null ? null : { ...sum, isNumber: true };
}

function withDefault(sum: Linear | null, absent: Expression | undefined): Linear | null {
  if (sum === null || typeof absent !== 'number') return null;
  const [only, ...others] = sum.terms;
  if (only === undefined || others.length > 0) return sum;
  const [path, { sign }] = only;
  return { ...sum, terms: new Map([[path, { sign, absent }]]) };
}

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
