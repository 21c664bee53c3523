import { type Definitions, type Expression, operation, valueAsText } from '../../engine/core.ts';

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
