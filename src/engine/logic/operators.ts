/**
 * The kind of an operand or of an operator's result. `comparable` is two numbers or two ISO dates,
 * `name` and `path` are literal texts (a condition, a value, a catalog, a key; an answer),
 * `test` is a condition about one item of a list.
 */
export type Kind =
  | 'boolean'
  | 'number'
  | 'text'
  | 'scalar'
  | 'comparable'
  | 'list'
  | 'any'
  | 'name'
  | 'path'
  | 'test';

export type Operator = {
  /** Fewest and most operands. */
  arity: readonly [number, number];
  /** Kind of each operand; the last one repeats. */
  takes: readonly Kind[];
  gives: Kind;
};

const many = Number.POSITIVE_INFINITY;

/**
 * The checked subset. `parseExpression` refuses everything else, so that none of the silent traps of
 * plain JSON Logic (substring `in`, `null < 2`, objects with two keys that are always true) can
 * reach a visitor.
 */
export const OPERATORS = {
  var: { arity: [1, 1], takes: ['path'], gives: 'any' },
  condition: { arity: [1, 1], takes: ['name'], gives: 'boolean' },
  value: { arity: [1, 1], takes: ['name'], gives: 'any' },
  answered: { arity: [1, 1], takes: ['path'], gives: 'boolean' },
  '==': { arity: [2, 2], takes: ['scalar'], gives: 'boolean' },
  '!=': { arity: [2, 2], takes: ['scalar'], gives: 'boolean' },
  '<': { arity: [2, 2], takes: ['comparable'], gives: 'boolean' },
  '<=': { arity: [2, 2], takes: ['comparable'], gives: 'boolean' },
  '>': { arity: [2, 2], takes: ['comparable'], gives: 'boolean' },
  '>=': { arity: [2, 2], takes: ['comparable'], gives: 'boolean' },
  in: { arity: [2, 2], takes: ['scalar', 'list'], gives: 'boolean' },
  and: { arity: [1, many], takes: ['boolean'], gives: 'boolean' },
  or: { arity: [1, many], takes: ['boolean'], gives: 'boolean' },
  '!': { arity: [1, 1], takes: ['boolean'], gives: 'boolean' },
  if: { arity: [3, 3], takes: ['boolean', 'any', 'any'], gives: 'any' },
  firstOf: { arity: [2, many], takes: ['any'], gives: 'any' },
  all: { arity: [2, 2], takes: ['list', 'test'], gives: 'boolean' },
  some: { arity: [2, 2], takes: ['list', 'test'], gives: 'boolean' },
  '+': { arity: [2, many], takes: ['number'], gives: 'number' },
  '-': { arity: [2, 2], takes: ['number'], gives: 'number' },
  '*': { arity: [2, many], takes: ['number'], gives: 'number' },
  number: { arity: [1, 1], takes: ['scalar'], gives: 'number' },
  count: { arity: [1, 1], takes: ['list'], gives: 'number' },
  sum: { arity: [2, 2], takes: ['list', 'name'], gives: 'number' },
  pluck: { arity: [2, 2], takes: ['list', 'name'], gives: 'list' },
  lookup: { arity: [3, 3], takes: ['name', 'any', 'name'], gives: 'any' },
  keep: { arity: [2, 2], takes: ['list', 'list'], gives: 'list' },
  without: { arity: [2, 2], takes: ['list', 'list'], gives: 'list' },
  take: { arity: [2, 2], takes: ['list', 'number'], gives: 'list' },
  keepShares: { arity: [2, 2], takes: ['list'], gives: 'list' },
  evenSplit: { arity: [1, 1], takes: ['list'], gives: 'list' },
  addDays: { arity: [2, 2], takes: ['text', 'number'], gives: 'text' },
  addMonths: { arity: [2, 2], takes: ['text', 'number'], gives: 'text' },
  daysBetween: { arity: [2, 2], takes: ['text', 'text'], gives: 'number' },
  countdown: { arity: [2, 2], takes: ['number', 'number'], gives: 'list' },
  join: { arity: [2, 2], takes: ['list', 'text'], gives: 'text' },
  cat: { arity: [1, many], takes: ['scalar'], gives: 'text' },
  substr: { arity: [3, 3], takes: ['text', 'number', 'number'], gives: 'text' },
  upper: { arity: [1, 1], takes: ['text'], gives: 'text' },
  length: { arity: [1, 1], takes: ['text'], gives: 'number' },
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof OPERATORS;

/** True for an operator of the subset; any other name is refused when an expression is compiled. */
export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(OPERATORS, name);
}

/** The same table with wider types, for lookups by name. */
export function operator(name: OperatorName): Operator {
  return OPERATORS[name];
}

/** The kind of the operator's nth operand, from 0. */
export function operandKind(name: OperatorName, index: number): Kind {
  return operator(name).takes[index] ?? operator(name).takes.at(-1) ?? 'any';
}
