import {
  type Expression,
  isObject,
  type Json,
  operandKind,
  operation,
  operator,
  OPERATOR_WORDS,
  valueAsText,
} from '../../engine/core.ts';
import { AMBIENT_TEXTS } from './shown.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Depth of nested conditions beyond which only a condition's name is given. */
const DEEPEST = 4;

/**
 * A condition as a clause, for "asked if …": `"Kind of business" is "Construction"`.
 * @param isNegated negates the condition
 * @param list path of the list whose items the test reads
 */
export function conditionInWords(
  expression: Expression,
  words: Vocabulary,
  isNegated = false,
  list = '',
  depth = 0,
): string {
  const found = operation(expression);
  if (found === null) return expression === !isNegated ? 'in any case' : 'never';
  const [first = null, second = null] = found.operands;
  const inner = (one: Expression, turned = isNegated) =>
    conditionInWords(one, words, turned, list, depth + 1);
  const value = (one: Expression) => valueInWords(one, words, list);
  switch (found.name) {
    case 'condition': {
      const meant = words.definitions.conditions[valueAsText(first)];
      if (meant === undefined || depth > DEEPEST)
        return `${isNegated ? 'not ' : ''}"${valueAsText(first)}"`;
      return inner(meant);
    }
    case '!':
      return inner(first, !isNegated);
    case 'and':
    case 'or': {
      const word = (found.name === 'and') === isNegated ? 'or' : 'and';
      return found.operands
        .map((one) => grouped(one, inner(one), word, isNegated))
        .join(` ${word} `);
    }
    case 'answered':
      return `${words.question(inList(list, first))} is ${isNegated ? 'not ' : ''}answered`;
    case '==':
    case '!=': {
      const isSame = (found.name === '==') !== isNegated;
      const [left, right] = isLiteral(first) ? [second, first] : [first, second];
      return `${value(left)} is ${isSame ? '' : 'not '}${choiceOr(left, right, words, list)}`;
    }
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const name = isNegated ? OPPOSITE[found.name] : found.name;
      const isDay = [first, second].some((one) => isDate(one, words, list));
      return `${value(first)} is ${(isDay ? DAYS : NUMBERS)[name]} ${value(second)}`;
    }
    case 'in':
      return isLiteral(first)
        ? `${value(second)} ${isNegated ? 'does not include' : 'includes'} ${choiceOr(second, first, words, list)}`
        : `${value(first)} is ${isNegated ? 'not ' : ''}${oneOf(first, second, words, list)}`;
    case 'all':
    case 'some': {
      const every = (found.name === 'all') !== isNegated;
      const test = conditionInWords(second, words, isNegated, pathOf(first), depth + 1);
      return `for ${every ? 'every' : 'some'} item of ${value(first)} ${test}`;
    }
    default:
      return `${value(expression)} ${isNegated ? 'does not hold' : 'holds'}`;
  }
}

type Comparison = '<' | '<=' | '>' | '>=';
const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const NUMBERS: Readonly<Record<Comparison, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};
const DAYS: Readonly<Record<Comparison, string>> = {
  '<': 'before',
  '<=': 'on or before',
  '>': 'after',
  '>=': 'on or after',
};

/** The value of an expression as a noun phrase: `"Start date"`, `30 days after today`. */
export function valueInWords(expression: Expression, words: Vocabulary, list = ''): string {
  const found = operation(expression);
  if (found === null) {
    return Array.isArray(expression)
      ? expression.map((one) => valueInWords(one, words, list)).join(', ') || 'none'
      : JSON.stringify(expression);
  }
  const { name, operands } = found;
  const [first = null, second = null] = operands;
  const inWords = (one: Expression, index: number): string => {
    const kind = operandKind(name, index);
    if (kind === 'name') return valueAsText(one);
    if (kind === 'boolean') return conditionInWords(one, words, false, list);
    const said = valueInWords(one, words, list);
    return name === '*' ? factor(one, said) : said;
  };
  switch (name) {
    case 'var':
      return AMBIENT_TEXTS.get(valueAsText(first))?.named ?? words.question(inList(list, first));
    case 'sum':
      return `the total of ${words.question(`${pathOf(first)}.*.${valueAsText(second)}`)} in ${valueInWords(first, words, list)}`;
    default: {
      const { phrase } = OPERATOR_WORDS[name];
      if (phrase !== undefined) return phrase(...operands.map(inWords));
      return operator(name).gives === 'boolean'
        ? `whether ${conditionInWords(expression, words, false, list)}`
        : `${name} of ${operands.map(inWords).join(' and ')}`;
    }
  }
}

const isLiteral = (expression: Expression) => !isObject(expression) && !Array.isArray(expression);

/** Inside a test, an item's field is read by its own name. */
const inList = (list: string, path: Json) =>
  list === '' ? valueAsText(path) : `${list}.*.${valueAsText(path)}`;

/** The path of the first answer that an expression reads. */
function pathOf(expression: Expression): string {
  const found = operation(expression);
  if (found === null) return '';
  if (found.name === 'var') return valueAsText(found.operands[0]);
  return found.operands.map(pathOf).find((path) => path !== '') ?? '';
}

function isDate(expression: Expression, words: Vocabulary, list: string): boolean {
  const found = operation(expression);
  if (found?.name === 'var') {
    const [path = null] = found.operands;
    return path === '$today' || words.isDate(inList(list, path));
  }
  return found?.name === 'addDays' || found?.name === 'addMonths';
}

/** A literal as the label of the choice it stands for in the question it is compared with. */
function choiceOr(beside: Expression, one: Expression, words: Vocabulary, list: string): string {
  const path = pathOf(beside);
  return isLiteral(one) && path !== ''
    ? words.choice(inList(list, path), one)
    : valueInWords(one, words, list);
}

function oneOf(beside: Expression, all: Expression, words: Vocabulary, list: string): string {
  if (!Array.isArray(all)) return `one of ${valueInWords(all, words, list)}`;
  const choices = all.map((one) => choiceOr(beside, one, words, list));
  return choices.length < 2
    ? choices.join('')
    : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** Puts a part in parentheses if it is joined by the other conjunction. */
function grouped(part: Expression, words: string, word: string, isNegated: boolean): string {
  const found = operation(part);
  if (found?.name === '!') return grouped(found.operands[0] ?? null, words, word, !isNegated);
  const isJoined = (found?.name === 'and' || found?.name === 'or') && found.operands.length > 1;
  if (!isJoined) return words;
  const own = (found.name === 'and') === isNegated ? 'or' : 'and';
  return own === word ? words : `(${words})`;
}

/** A factor in words: a sum or a difference in parentheses. */
const factor = (part: Expression, words: string): string =>
  ['+', '-'].includes(operation(part)?.name ?? '') ? `(${words})` : words;
