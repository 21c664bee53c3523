import {
  type Definitions,
  type Expression,
  operation,
  valueAsText,
  type Json,
  type JsonObject,
} from '../../../engine/core.ts';
import { compileSchema } from '../../model/ajv.ts';

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

/** The numbers that a field's schema allows, in the format it expects. */
export type NumberRange = {
  low: number;
  high: number;
  /** True if, as tested by sampling, exactly the whole numbers from lowest to highest are allowed. */
  isWhole: boolean;
  /** The answer for a number, or undefined if the schema rejects it. */
  write: (value: number) => Json | undefined;
};

/** How visitors write a number as text, plain and formatted. */
const WRITINGS: readonly ((value: number) => string)[] = [
  (value) => String(value),
  (value) => `$${String(value)}`,
  (value) => value.toLocaleString('en-US'),
  (value) => `$${value.toLocaleString('en-US')}`,
];
const PARTS = [0.5, 1.5, 10.25];
const LONGEST = 15;
const POWERS = Array.from({ length: LONGEST }, (_, digits) => 10 ** digits);
const PROBES = [0, ...POWERS.flatMap((power) => [power, power * 10 - 1])];

/** Null if the schema allows no number in a known format. */
export function numberRange(schema: JsonObject): NumberRange | null {
  const { type } = schema;
  if (type === 'integer' || type === 'number') return ofNumber(schema);
  return type === 'string' ? ofText(schema) : null;
}

function ofNumber(schema: JsonObject): NumberRange {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const isWhole = schema['type'] === 'integer' && schema['multipleOf'] === undefined;
  return {
    low: Math.max(...numbers([minimum]).map(Math.ceil), ...numbers([above]).map(next), -Infinity),
    high: Math.min(...numbers([maximum]).map(Math.floor), ...numbers([below]).map(last), Infinity),
    isWhole,
    write: (value) =>
      schema['type'] === 'integer' && !Number.isInteger(value) ? undefined : value,
  };
}

const numbers = (limits: readonly (Json | undefined)[]) =>
  limits.filter((limit) => typeof limit === 'number');
const next = (limit: number) => Math.floor(limit) + 1;
const last = (limit: number) => Math.ceil(limit) - 1;

function ofText(schema: JsonObject): NumberRange | null {
  const compiled = compileSchema(schema);
  if (!compiled.ok) return null;
  const write = (value: number) =>
    value < 0
      ? undefined
      : WRITINGS.map((writing) => writing(value)).find(
          (text) => compiled.validate(text).length === 0,
        );
  const accepted = PROBES.filter((value) => write(value) !== undefined);
  const [first, final] = [accepted[0], accepted.at(-1)];
  if (first === undefined || final === undefined) return null;
  const before = PROBES[PROBES.indexOf(first) - 1] ?? -1;
  const after = PROBES[PROBES.indexOf(final) + 1] ?? final + 1;
  const isAllowed = (value: number) => write(value) !== undefined;
  return {
    low: edge(before, first, isAllowed),
    high: edge(after, final, isAllowed),
    isWhole: PARTS.every((value) => write(value) === undefined),
    write,
  };
}

/** Bisects between an allowed and a rejected number to find the last one allowed. */
function edge(refused: number, allowed: number, isAllowed: (value: number) => boolean): number {
  if (Math.abs(refused - allowed) <= 1) return allowed;
  const middle = Math.floor((refused + allowed) / 2);
  return isAllowed(middle) ? edge(refused, middle, isAllowed) : edge(middle, allowed, isAllowed);
}
