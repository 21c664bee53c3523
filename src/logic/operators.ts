/**
 * What an operand is or an operator gives. `comparable` is two numbers or two ISO dates,
 * `name` and `path` are literal texts (a condition, a value, a catalogue, a key; an answer),
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
  /** One sentence for analysts; the reference page is made from it. */
  about: string;
};

const many = Number.POSITIVE_INFINITY;

/**
 * The checked subset. Whatever is not here is refused by `parseExpression`, so that none of the
 * silent surprises of plain JSON Logic (substring `in`, `null < 2`, objects with two keys that
 * are always true) can reach a visitor.
 */
export const OPERATORS = {
  var: { arity: [1, 1], takes: ['path'], gives: 'any', about: 'The answer at a dotted path.' },
  condition: {
    arity: [1, 1],
    takes: ['name'],
    gives: 'boolean',
    about: 'A condition of the flow file, by its name.',
  },
  value: {
    arity: [1, 1],
    takes: ['name'],
    gives: 'any',
    about: 'A value of the flow file, by its name.',
  },
  answered: {
    arity: [1, 1],
    takes: ['path'],
    gives: 'boolean',
    about: 'True when there is an answer: not missing, not null, not an empty text or list.',
  },
  '==': {
    arity: [2, 2],
    takes: ['scalar'],
    gives: 'boolean',
    about: 'Same type and same value; false when either is missing.',
  },
  '!=': {
    arity: [2, 2],
    takes: ['scalar'],
    gives: 'boolean',
    about: 'Both are there and they differ; false when either is missing.',
  },
  '<': { arity: [2, 2], takes: ['comparable'], gives: 'boolean', about: 'Smaller, or earlier.' },
  '<=': {
    arity: [2, 2],
    takes: ['comparable'],
    gives: 'boolean',
    about: 'Not larger, or not later.',
  },
  '>': { arity: [2, 2], takes: ['comparable'], gives: 'boolean', about: 'Larger, or later.' },
  '>=': {
    arity: [2, 2],
    takes: ['comparable'],
    gives: 'boolean',
    about: 'Not smaller, or not earlier.',
  },
  in: {
    arity: [2, 2],
    takes: ['scalar', 'list'],
    gives: 'boolean',
    about: 'The first is an item of the list; never a part of a text.',
  },
  and: {
    arity: [1, many],
    takes: ['boolean'],
    gives: 'boolean',
    about: 'All of them are true; anything but true counts as false.',
  },
  or: {
    arity: [1, many],
    takes: ['boolean'],
    gives: 'boolean',
    about: 'One of them is true; anything but true counts as false.',
  },
  '!': {
    arity: [1, 1],
    takes: ['boolean'],
    gives: 'boolean',
    about: 'Not true; true when it is missing.',
  },
  if: {
    arity: [3, 3],
    takes: ['boolean', 'any', 'any'],
    gives: 'any',
    about: 'The second when the first is true, else the third.',
  },
  firstOf: {
    arity: [2, many],
    takes: ['any'],
    gives: 'any',
    about: 'The first operand that is not missing.',
  },
  all: {
    arity: [2, 2],
    takes: ['list', 'test'],
    gives: 'boolean',
    about:
      'Every item passes; inside, `var` reads the item, or `$today`. True for an empty list, false when there is no list.',
  },
  some: {
    arity: [2, 2],
    takes: ['list', 'test'],
    gives: 'boolean',
    about: 'One item passes; inside, `var` reads the item, or `$today`.',
  },
  '+': {
    arity: [2, many],
    takes: ['number'],
    gives: 'number',
    about: 'Sum; missing when one of them is not a number.',
  },
  '-': {
    arity: [2, 2],
    takes: ['number'],
    gives: 'number',
    about: 'Difference; missing when one of them is not a number.',
  },
  number: {
    arity: [1, 1],
    takes: ['scalar'],
    gives: 'number',
    about: 'The number written in a text of digits; missing when it is not one.',
  },
  count: { arity: [1, 1], takes: ['list'], gives: 'number', about: 'Number of items.' },
  sum: {
    arity: [2, 2],
    takes: ['list', 'name'],
    gives: 'number',
    about: 'Sum of a key over a list of objects; what is not a number counts as 0.',
  },
  pluck: {
    arity: [2, 2],
    takes: ['list', 'name'],
    gives: 'list',
    about: 'The values of a key over a list of objects, without the missing ones.',
  },
  lookup: {
    arity: [3, 3],
    takes: ['name', 'any', 'name'],
    gives: 'any',
    about:
      'From a catalogue, the key of the entry with this id; for a list of ids, a list without repeats (lists in it are joined). Missing when there is none.',
  },
  keep: {
    arity: [2, 2],
    takes: ['list', 'list'],
    gives: 'list',
    about: 'The items of the first list that are in the second.',
  },
  without: {
    arity: [2, 2],
    takes: ['list', 'list'],
    gives: 'list',
    about: 'The items of the first list that are not in the second.',
  },
  take: {
    arity: [2, 2],
    takes: ['list', 'number'],
    gives: 'list',
    about: 'The first so many items; missing when the number is.',
  },
  evenSplit: {
    arity: [1, 1],
    takes: ['list'],
    gives: 'list',
    about:
      'A list of names as [{ name, percentage }] that total 100: even, with the remainder on the first.',
  },
  countdown: {
    arity: [2, 2],
    takes: ['number', 'number'],
    gives: 'list',
    about: 'So many whole numbers as texts, from the first one down.',
  },
  join: {
    arity: [2, 2],
    takes: ['list', 'text'],
    gives: 'text',
    about: 'The items of a list as one text, with a separator; missing for an empty list.',
  },
  cat: { arity: [1, many], takes: ['scalar'], gives: 'text', about: 'One text after another.' },
  substr: {
    arity: [3, 3],
    takes: ['text', 'number', 'number'],
    gives: 'text',
    about: 'So many characters from a position.',
  },
  upper: { arity: [1, 1], takes: ['text'], gives: 'text', about: 'In capital letters.' },
  length: { arity: [1, 1], takes: ['text'], gives: 'number', about: 'Number of characters.' },
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof OPERATORS;

export function isOperatorName(name: string): name is OperatorName {
  return Object.hasOwn(OPERATORS, name);
}

/** The same table with the exact types forgotten, for reading by name. */
export function operator(name: OperatorName): Operator {
  return OPERATORS[name];
}

/** What the operator takes in this place, counted from 0. */
export function operandKind(name: OperatorName, index: number): Kind {
  return operator(name).takes[index] ?? operator(name).takes.at(-1) ?? 'any';
}
