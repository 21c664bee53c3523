import {
  type Expression,
  isObject,
  type Json,
  type JsonObject,
  operation,
  reads,
  sameJson,
  textOf,
} from '../../../engine/core.ts';
import { readable } from '../project/outline.ts';
import type { Texts } from '../project/texts.ts';
import { put, putChanged, rulesFile } from './step-texts.ts';
import { withoutIdleWaits } from './waits.ts';

/** A rule as the form shows it: `holds` must be true for the answers that are given. */
export type FormRule = {
  id: string;
  /** JSON pointer of the question that shows the message; empty for the whole step. */
  at: string;
  message: string;
  isAdvice: boolean;
  holds: Expression;
};

/** The rules of a step, in order. */
export function formRules(texts: Texts, step: string): FormRule[] {
  return rulesIn(texts, step).map((rule) => ({
    id: textOf(rule['id']),
    at: textOf(rule['at']),
    message: textOf(rule['message']),
    isAdvice: rule['severity'] === 'advice',
    holds: withoutGuards(rule['valid'] ?? true),
  }));
}

/** Changes parts of a rule. */
export function setRule(
  texts: Texts,
  step: string,
  index: number,
  { at, message, isAdvice, holds }: Partial<Omit<FormRule, 'id'>>,
): Texts {
  const set = (all: Texts, key: string, value: Json | undefined) =>
    put(all, rulesFile(step), ['rules', index, key], value);
  const placed = at === undefined ? texts : withoutIdleWaits(texts, set(texts, 'at', at), step);
  const worded = message === undefined ? placed : set(placed, 'message', message);
  const weighed =
    isAdvice === undefined ? worded : set(worded, 'severity', isAdvice ? 'advice' : undefined);
  if (holds === undefined) return weighed;
  const before = rulesIn(texts, step)[index]?.['valid'];
  const value = withGuards(holds);
  return putChanged(weighed, rulesFile(step), ['rules', index, 'valid'], { before, value });
}

/** Adds a rule, and creates the rules file if the step has none. */
export function addRule(texts: Texts, step: string, rule: Omit<FormRule, 'id'>): Texts {
  const rules = rulesIn(texts, step);
  const entry = {
    id: freshId(rules),
    at: rule.at,
    message: rule.message,
    ...(rule.isAdvice && { severity: 'advice' }),
    valid: withGuards(rule.holds),
  };
  if (texts.has(rulesFile(step))) {
    return put(texts, rulesFile(step), ['rules', rules.length], entry);
  }
  const file = { $schema: '../meta/rules.schema.json', rules: [entry] };
  return new Map(texts).set(rulesFile(step), `${JSON.stringify(file, null, 2)}\n`);
}

/** Removes a rule, and the file if it was the last one. */
export function removeRule(texts: Texts, step: string, index: number): Texts {
  const left =
    rulesIn(texts, step).length > 1
      ? put(texts, rulesFile(step), ['rules', index], undefined)
      : new Map([...texts].filter(([path]) => path !== rulesFile(step)));
  return withoutIdleWaits(texts, left, step);
}

/**
 * Makes a rule pass while one of its answers is missing: whether an answer must be given is up to
 * "required".
 */
export function withGuards(holds: Expression): Expression {
  const guards = pathsIn(holds).map((path) => ({ '!': [{ answered: path }] }));
  const found = operation(holds);
  const parts = found?.name === 'or' ? found.operands : [holds];
  const missing = guards.filter((guard) => !parts.some((part) => sameJson(part, guard)));
  return missing.length === 0 ? holds : { or: [...missing, ...parts] };
}

/** The requirement of a rule, without its "or it is not answered" guards. */
export function withoutGuards(valid: Expression): Expression {
  const found = operation(valid);
  if (found?.name !== 'or') return valid;
  const isGuard = (one: Expression) => guarded(one) !== undefined;
  const parts = found.operands.filter((one) => !isGuard(one));
  const guards = found.operands.filter(isGuard).map((one) => guarded(one) ?? '');
  const read = [...new Set(parts.flatMap(pathsIn))];
  const areSame = read.length === guards.length && read.every((path) => guards.includes(path));
  if (parts.length === 0 || !areSame) return valid;
  const [only = null] = parts;
  return parts.length === 1 ? only : { or: parts };
}

function guarded(expression: Expression): string | undefined {
  const inner = operation(expression);
  const asked = inner?.name === '!' ? operation(inner.operands[0] ?? null) : null;
  return asked?.name === 'answered' ? textOf(asked.operands[0]) : undefined;
}

/** The answers that an expression reads, except those it only tests for being answered. */
const pathsIn = (expression: Expression): string[] => [
  ...new Set(
    reads(expression)
      .filter(({ by, path }) => by === 'var' && !path.startsWith('$'))
      .map(({ path }) => path),
  ),
];

function rulesIn(texts: Texts, step: string): JsonObject[] {
  const { rules } = readable(texts, rulesFile(step));
  return Array.isArray(rules) ? rules.map((one) => (isObject(one) ? one : {})) : [];
}

function freshId(rules: readonly JsonObject[]): string {
  const taken = rules.map(({ id }) => id);
  for (let count = rules.length + 1; ; count += 1) {
    if (!taken.includes(`rule-${count}`)) return `rule-${count}`;
  }
}
