import type { Expression } from '../../../engine/core.ts';
import type { QuestionKind } from './questions.ts';

/** Placeholders in a form for the path of the question, and for what it is compared with. */
export const PATH = '$path';
export const VALUE = '$value';

/** The operand that a comparison takes besides the question. */
export type Operand = 'nothing' | 'choice' | 'choices' | 'number' | 'count' | 'date';

export type Comparison = {
  /** The words between the question and the value, as in `"Start" is before "6/1/2026"`. */
  words: string;
  fits: readonly QuestionKind[];
  takes: Operand;
  /** How it is written, in the supported subset of JSON Logic. */
  form: Expression;
  /** The keyword that expresses it in the `if` of a step's schema, if there is one. */
  keyword?:
    | 'const'
    | 'enum'
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'contains'
    | 'required';
};

const QUESTION = { var: PATH };
const AMOUNT = { number: [QUESTION] };
const COUNT = { count: [QUESTION] };
const ANY: readonly QuestionKind[] = [
  'yesNo',
  'choice',
  'choices',
  'number',
  'amount',
  'date',
  'text',
  'list',
];

/** Comparisons by name. If two have the same form, the kind of question tells them apart. */
const COMPARISONS = {
  is: {
    words: 'is',
    fits: ['yesNo', 'choice'],
    takes: 'choice',
    form: { '==': [QUESTION, VALUE] },
    keyword: 'const',
  },
  isNot: {
    words: 'is answered, but not',
    fits: ['yesNo', 'choice'],
    takes: 'choice',
    form: { '!=': [QUESTION, VALUE] },
  },
  isNotOrOpen: {
    words: 'is not',
    fits: ['yesNo', 'choice'],
    takes: 'choice',
    form: { '!': [{ '==': [QUESTION, VALUE] }] },
  },
  among: {
    words: 'is one of',
    fits: ['choice'],
    takes: 'choices',
    form: { in: [QUESTION, VALUE] },
    keyword: 'enum',
  },
  notAmong: {
    words: 'is none of',
    fits: ['choice'],
    takes: 'choices',
    form: { '!': [{ in: [QUESTION, VALUE] }] },
  },
  includes: {
    words: 'includes',
    fits: ['choices'],
    takes: 'choice',
    form: { in: [VALUE, QUESTION] },
    keyword: 'contains',
  },
  excludes: {
    words: 'does not include',
    fits: ['choices'],
    takes: 'choice',
    form: { '!': [{ in: [VALUE, QUESTION] }] },
  },
  equals: {
    words: 'is',
    fits: ['number'],
    takes: 'number',
    form: { '==': [QUESTION, VALUE] },
    keyword: 'const',
  },
  atLeast: {
    words: 'is at least',
    fits: ['number'],
    takes: 'number',
    form: { '>=': [QUESTION, VALUE] },
    keyword: 'minimum',
  },
  atMost: {
    words: 'is at most',
    fits: ['number'],
    takes: 'number',
    form: { '<=': [QUESTION, VALUE] },
    keyword: 'maximum',
  },
  moreThan: {
    words: 'is more than',
    fits: ['number'],
    takes: 'number',
    form: { '>': [QUESTION, VALUE] },
    keyword: 'exclusiveMinimum',
  },
  lessThan: {
    words: 'is less than',
    fits: ['number'],
    takes: 'number',
    form: { '<': [QUESTION, VALUE] },
    keyword: 'exclusiveMaximum',
  },
  amountAtLeast: {
    words: 'is at least',
    fits: ['amount'],
    takes: 'number',
    form: { '>=': [AMOUNT, VALUE] },
  },
  amountAtMost: {
    words: 'is at most',
    fits: ['amount'],
    takes: 'number',
    form: { '<=': [AMOUNT, VALUE] },
  },
  on: { words: 'is', fits: ['date'], takes: 'date', form: { '==': [QUESTION, VALUE] } },
  onOrAfter: {
    words: 'is on or after',
    fits: ['date'],
    takes: 'date',
    form: { '>=': [QUESTION, VALUE] },
  },
  onOrBefore: {
    words: 'is on or before',
    fits: ['date'],
    takes: 'date',
    form: { '<=': [QUESTION, VALUE] },
  },
  after: { words: 'is after', fits: ['date'], takes: 'date', form: { '>': [QUESTION, VALUE] } },
  before: { words: 'is before', fits: ['date'], takes: 'date', form: { '<': [QUESTION, VALUE] } },
  countAtLeast: {
    words: 'number of items is at least',
    fits: ['choices', 'list'],
    takes: 'count',
    form: { '>=': [COUNT, VALUE] },
  },
  countAtMost: {
    words: 'number of items is at most',
    fits: ['choices', 'list'],
    takes: 'count',
    form: { '<=': [COUNT, VALUE] },
  },
  answered: {
    words: 'is answered',
    fits: ANY,
    takes: 'nothing',
    form: { answered: PATH },
    keyword: 'required',
  },
  open: {
    words: 'is not answered',
    fits: ANY,
    takes: 'nothing',
    form: { '!': [{ answered: PATH }] },
  },
} as const satisfies Record<string, Comparison>;

export type ComparisonName = keyof typeof COMPARISONS;

/** The same table with wider types, for lookups by name. */
export const comparison = (name: ComparisonName): Comparison => COMPARISONS[name];

export const comparisonNames = Object.keys(COMPARISONS) as ComparisonName[];
