import { type Expression, isObject, type Json, operation, sameJson } from '../../../engine/core.ts';
import {
  comparison,
  comparisonNames,
  PATH,
  VALUE,
  type ComparisonName,
  type Operand,
} from './comparisons.ts';
import type { AskedQuestion } from './questions.ts';

/** One comparison of a condition; `written` means that pickers cannot express it. */
export type Clause =
  | { kind: 'picked'; path: string; comparison: ComparisonName; value: Json | undefined }
  | { kind: 'written'; expression: Expression };

/** A condition as shown in pickers: clauses that must all be true (`and`), or any of them (`or`). */
export type Picked = { join: 'and' | 'or'; clauses: readonly Clause[] };

/** Converts any condition for the pickers. Null has no clauses. */
export function pickedFrom(condition: Expression | null, asked: readonly AskedQuestion[]): Picked {
  if (condition === null) return { join: 'and', clauses: [] };
  const found = operation(condition);
  if (found?.name === 'and' || found?.name === 'or') {
    return { join: found.name, clauses: found.operands.map((one) => clauseFrom(one, asked)) };
  }
  return { join: 'and', clauses: [clauseFrom(condition, asked)] };
}

/**
 * The condition that the clauses express; null if there are none, undefined while one is incomplete.
 */
export function expressionOf(
  { join, clauses }: Picked,
  asked: readonly AskedQuestion[],
): Expression | null | undefined {
  const written = clauses.map((clause) => clauseExpression(clause, asked));
  const whole = written.filter((one) => one !== undefined);
  if (whole.length < written.length) return undefined;
  const [first, ...others] = whole;
  if (first === undefined) return null;
  return others.length === 0 ? first : { [join]: whole };
}

function clauseFrom(expression: Expression, asked: readonly AskedQuestion[]): Clause {
  for (const question of asked) {
    for (const name of comparisonNames) {
      const { form, fits, takes } = comparison(name);
      if (!fits.includes(question.kind)) continue;
      const found = matched(form, expression, question.path);
      if (found === null) continue;
      const { value } = found;
      if (isOperand(takes, value, question, asked))
        return { kind: 'picked', path: question.path, comparison: name, value };
    }
  }
  return { kind: 'written', expression };
}

/** Undefined while incomplete, or if it compares an answer with a value it cannot have. */
function clauseExpression(clause: Clause, asked: readonly AskedQuestion[]): Expression | undefined {
  if (clause.kind === 'written') return clause.expression;
  const { path, value } = clause;
  const { form, fits, takes } = comparison(clause.comparison);
  const question = asked.find((one) => one.path === path);
  if (question === undefined || !fits.includes(question.kind)) return undefined;
  return isOperand(takes, value, question, asked) ? filled(form, path, value) : undefined;
}

/** Can the question be compared with this operand? */
function isOperand(
  takes: Operand,
  value: Json | undefined,
  question: AskedQuestion,
  asked: readonly AskedQuestion[],
): boolean {
  const isChoice = (one: Json | undefined) =>
    question.choices.some((choice) => sameJson(choice.value, one));
  switch (takes) {
    case 'nothing':
      return value === undefined;
    case 'choice':
      return isChoice(value);
    case 'choices':
      return Array.isArray(value) && value.length > 0 && value.every(isChoice);
    case 'number':
      return isNumberOf(question, value) || isAnswer(value, question, asked);
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'date':
      return isDay(value) || sameJson(value, TODAY) || isAnswer(value, question, asked);
  }
}

/** Today for the visitor, as an operand. */
export const TODAY: Json = { var: '$today' };

const isDay = (value: Json | undefined) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const isNumberOf = (
  { minimum = -Infinity, maximum = Infinity, isWhole }: AskedQuestion,
  value: Json | undefined,
): boolean =>
  typeof value === 'number' &&
  value >= minimum &&
  value <= maximum &&
  (isWhole !== true || Number.isInteger(value));

/** The answer to another question, as an operand: an amount is stored as text. */
export const answerTo = ({ path, kind }: AskedQuestion): Json =>
  kind === 'amount' ? { number: [{ var: path }] } : { var: path };

/** The questions whose answers a question can be compared with. */
export const comparableWith = (
  { path, kind }: AskedQuestion,
  asked: readonly AskedQuestion[],
): AskedQuestion[] => asked.filter((one) => one.kind === kind && one.path !== path);

const isAnswer = (
  value: Json | undefined,
  question: AskedQuestion,
  asked: readonly AskedQuestion[],
): boolean => comparableWith(question, asked).some((one) => sameJson(value, answerTo(one)));

function filled(form: Expression, path: string, value: Json | undefined): Expression {
  if (form === PATH) return path;
  if (form === VALUE) return value ?? null;
  if (Array.isArray(form)) return form.map((one) => filled(one, path, value));
  if (!isObject(form)) return form;
  return Object.fromEntries(
    Object.entries(form).map(([key, one]) => [key, filled(one, path, value)]),
  );
}

/** The value in an expression that has the given form; null if it does not. */
function matched(
  form: Expression,
  expression: Expression,
  path: string,
): { value: Json | undefined } | null {
  if (form === PATH) return expression === path ? { value: undefined } : null;
  if (form === VALUE) return { value: expression };
  const [wanted, found] = [operation(form), operation(expression)];
  if (wanted === null || found === null || wanted.name !== found.name) return null;
  if (wanted.operands.length !== found.operands.length) return null;
  const parts = wanted.operands.map((one, index) =>
    matched(one, found.operands[index] ?? null, path),
  );
  if (parts.includes(null)) return null;
  return { value: parts.find((part) => part?.value !== undefined)?.value };
}
