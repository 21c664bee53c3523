import type { Expression } from './expression.ts';
import { isJson, isObject } from './json.ts';
import { isOperatorName, operator, type Kind, type OperatorName } from './operators.ts';
import { isPath } from './path.ts';
import { failed, ok, type Result } from './result.ts';

export type ExpressionProblem = {
  code:
    | 'not-one-operator'
    | 'unknown-operator'
    | 'arity'
    | 'bad-path'
    | 'not-a-name'
    | 'operand-kind'
    | 'null-literal'
    | 'too-deep';
  /** JSON pointer inside the expression. */
  at: string;
  text: string;
};

/** Conditions that nest deeper than this are refused: nobody can read them. */
const MAX_DEPTH = 12;

/**
 * Reads an expression out of unknown JSON and reports everything that is outside of the subset.
 * Names of conditions, values and catalogues are resolved by `compileFlow`, types of answers
 * by the linter.
 */
export function parseExpression(source: unknown): Result<Expression, ExpressionProblem> {
  const problems: ExpressionProblem[] = [];
  check(source, '', 'any', 0, problems);
  return problems.length === 0 && isJson(source) ? ok(source) : failed(problems);
}

/** The single operator of an operator object, with its operands as a list. */
export function operation(
  expression: Expression,
): { name: OperatorName; operands: readonly Expression[] } | null {
  if (!isObject(expression)) return null;
  const [entry, ...others] = Object.entries(expression);
  if (entry === undefined || others.length > 0) return null;
  const [name, operands] = entry;
  if (!isOperatorName(name)) return null;
  return { name, operands: Array.isArray(operands) ? operands : [operands] };
}

function check(
  source: unknown,
  at: string,
  expected: Kind,
  depth: number,
  problems: ExpressionProblem[],
): void {
  const report = (code: ExpressionProblem['code'], text: string) =>
    problems.push({ code, at, text });
  if (depth > MAX_DEPTH) return void report('too-deep', `nests deeper than ${MAX_DEPTH} operators`);
  if (source === null || source === undefined)
    return void report('null-literal', 'null is not a value; use "answered" to ask for absence');
  if (Array.isArray(source)) return checkList(source, at, expected, depth, problems);
  if (!isObject(source)) return checkLiteral(source, expected, report);

  const names = Object.keys(source);
  const name = names[0];
  if (names.length !== 1 || name === undefined)
    return void report(
      'not-one-operator',
      `has ${names.length} operators; it must have exactly one`,
    );
  if (!isOperatorName(name))
    return void report('unknown-operator', `"${name}" is not an operator of this project`);

  const { arity, takes, gives } = operator(name);
  const operands = operation(source)?.operands ?? [];
  if (operands.length < arity[0] || operands.length > arity[1])
    report('arity', `"${name}" takes ${arityText(arity)} operands, not ${operands.length}`);
  if (!fits(gives, expected)) report('operand-kind', `"${name}" gives ${gives}, not ${expected}`);
  operands.forEach((operand, index) => {
    const kind = takes[Math.min(index, takes.length - 1)] ?? 'any';
    check(operand, `${at}/${name}/${index}`, kind, depth + 1, problems);
  });
}

function checkList(
  list: readonly unknown[],
  at: string,
  expected: Kind,
  depth: number,
  problems: ExpressionProblem[],
): void {
  if (!fits('list', expected))
    problems.push({ code: 'operand-kind', at, text: `is a list, not ${expected}` });
  list.forEach((item, index) => check(item, `${at}/${index}`, 'any', depth + 1, problems));
}

function checkLiteral(
  literal: unknown,
  expected: Kind,
  report: (code: ExpressionProblem['code'], text: string) => void,
): void {
  if (expected === 'path') {
    if (typeof literal !== 'string' || !isPath(literal))
      report('bad-path', `${JSON.stringify(literal)} is not a path to an answer`);
  } else if (expected === 'name') {
    if (typeof literal !== 'string' || literal === '')
      report('not-a-name', `${JSON.stringify(literal)} is not a name`);
  } else {
    const kind = typeof literal === 'string' ? 'text' : (typeof literal as Kind);
    if (!fits(kind, expected))
      report('operand-kind', `${JSON.stringify(literal)} is ${kind}, not ${expected}`);
  }
}

const FITS: Partial<Record<Kind, readonly Kind[]>> = {
  scalar: ['text', 'number', 'boolean', 'scalar', 'comparable'],
  comparable: ['number', 'text', 'comparable', 'scalar'],
  test: ['boolean'],
};

/** Can a value of kind `given` stand where `expected` is asked for? Unknown (`any`) can. */
function fits(given: Kind, expected: Kind): boolean {
  if (expected === 'any' || given === 'any' || given === expected) return true;
  return FITS[expected]?.includes(given) ?? false;
}

function arityText([least, most]: readonly [number, number]): string {
  if (least === most) return `${least}`;
  return most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
}
