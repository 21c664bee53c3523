import { type Expression, operation } from './expression.ts';
import { isIsoDate } from '../dates.ts';
import { isJson, isObject, type JsonObject } from '../json.ts';
import { operandKind, operator, type Kind } from './operators.ts';
import { isPath, isReservedName } from '../path.ts';
import { failed, ok, type Result } from '../result.ts';

export type ExpressionProblem = {
  code:
    | 'not-one-operator'
    | 'unknown-operator'
    | 'arity'
    | 'bad-path'
    | 'not-a-name'
    | 'operand-kind'
    | 'item-scope'
    | 'null-literal'
    | 'not-json'
    | 'too-deep';
  /** JSON pointer inside the expression. */
  at: string;
  /** The operator that there is not. */
  name?: string;
  text: string;
};

/** Deeper nesting is refused: nobody can read it. */
const MAX_DEPTH = 12;

/**
 * Parses an expression from unknown JSON and reports everything outside the subset.
 * Names of conditions, values and catalogs are resolved by `compileFlow`, types of answers
 * by the linter. `expected` is the kind of the result, `boolean` for a condition.
 */
export function parseExpression(
  source: unknown,
  expected: Kind = 'any',
): Result<Expression, ExpressionProblem> {
  const problems: ExpressionProblem[] = [];
  check(source, { at: '', expected, depth: 0, inItem: false, problems });
  if (problems.length > 0) return failed(problems);
  if (isJson(source)) return ok(source);
  return failed([{ code: 'not-json', at: '', text: 'this contains something that is not JSON' }]);
}

/** State of the check: the pointer, the expected kind, whether `var` reads a list's item. */
type Place = {
  at: string;
  expected: Kind;
  depth: number;
  inItem: boolean;
  problems: ExpressionProblem[];
};

function check(source: unknown, place: Place): void {
  const { at, expected, depth, problems } = place;
  const report = (code: ExpressionProblem['code'], text: string, unknown?: string) =>
    void problems.push({ code, at, text, ...(unknown === undefined ? {} : { name: unknown }) });
  if (depth > MAX_DEPTH) return report('too-deep', `this nests deeper than ${MAX_DEPTH} operators`);
  if (source === null || source === undefined)
    return report('null-literal', 'null is not a value; use "answered" to test for absence');
  if (expected === 'path' || expected === 'name') return checkName(source, expected, report);
  if (Array.isArray(source)) return checkList(source, place, report);
  if (isObject(source)) return checkOperation(source, place, report);
  checkLiteral(source, expected, report);
}

type Report = (code: ExpressionProblem['code'], text: string, unknown?: string) => void;

function checkOperation(source: JsonObject, place: Place, report: Report): void {
  const [name, ...others] = Object.keys(source);
  if (name === undefined || others.length > 0)
    return report(
      'not-one-operator',
      `this has ${Object.keys(source).length} operators and must have exactly one`,
    );
  const found = operation(source);
  if (found === null)
    return report('unknown-operator', `"${name}" is not an operator of this project`, name);
  const { operands, places } = found;
  const { arity, gives } = operator(found.name);
  if (operands.length < arity[0] || operands.length > arity[1])
    report('arity', `"${name}" takes ${arityText(arity)}, not ${operands.length}`);
  if (!fits(gives, place.expected))
    report('operand-kind', `"${name}" gives ${gives}, not ${place.expected}`);
  if (place.inItem && (name === 'condition' || name === 'value'))
    report(
      'item-scope',
      `"${name}" reads answers, but here a path reads the item of the list; use it outside the list`,
    );
  operands.forEach((operand, index) => {
    const expected = operandKind(found.name, index);
    check(operand, {
      at: `${place.at}${places[index] ?? ''}`,
      expected,
      depth: place.depth + 1,
      inItem: place.inItem || expected === 'test',
      problems: place.problems,
    });
  });
}

function checkList(list: readonly unknown[], place: Place, report: Report): void {
  if (!fits('list', place.expected))
    report('operand-kind', `this is a list, not ${place.expected}`);
  list.forEach((item, index) =>
    check(item, {
      ...place,
      at: `${place.at}/${index}`,
      expected: 'any',
      depth: place.depth + 1,
    }),
  );
}

function checkName(source: unknown, expected: 'path' | 'name', report: Report): void {
  const written = typeof source === 'object' ? 'a computed value' : JSON.stringify(source);
  if (expected === 'path') {
    if (typeof source !== 'string' || !isPath(source))
      report('bad-path', `${written} is not a path to an answer`);
  } else if (typeof source !== 'string' || source === '' || isReservedName(source)) {
    report('not-a-name', `${written} is not a name`);
  }
}

function checkLiteral(literal: unknown, expected: Kind, report: Report): void {
  const kind = literalKind(literal);
  if (kind === null) return report('not-json', `${String(literal)} is not JSON`);
  if (!fits(kind, expected))
    return report('operand-kind', `${JSON.stringify(literal)} is ${kind}, not ${expected}`);
  if (expected === 'comparable' && kind === 'text' && !isIsoDate(literal))
    report(
      'operand-kind',
      `${JSON.stringify(literal)} is neither a number nor a date like 2026-12-01: texts have no order`,
    );
}

function literalKind(literal: unknown): 'text' | 'number' | 'boolean' | null {
  if (typeof literal === 'string') return 'text';
  if (typeof literal === 'boolean') return 'boolean';
  return typeof literal === 'number' && Number.isFinite(literal) ? 'number' : null;
}

const FITS: Partial<Record<Kind, readonly Kind[]>> = {
  scalar: ['text', 'number', 'boolean', 'scalar', 'comparable'],
  comparable: ['number', 'text', 'comparable', 'scalar'],
  test: ['boolean'],
};

/** True if a value of kind `given` is acceptable where `expected` is required; `any` always is. */
function fits(given: Kind, expected: Kind): boolean {
  if (expected === 'any' || given === 'any' || given === expected) return true;
  return FITS[expected]?.includes(given) ?? false;
}

/** Operators take an exact number of operands or have no upper limit. */
function arityText([least, most]: readonly [number, number]): string {
  if (most === Number.POSITIVE_INFINITY) return `${least} or more operands`;
  return most === 1 ? '1 operand' : `${most} operands`;
}
