import {
  type Answers,
  type Expression,
  type Json,
  type JsonObject,
  type Scope,
  compileExpression,
  flowExpressions,
  generalPath,
  isAbsent,
  isObject,
  operandKind,
  operation,
  read,
  references,
  walk,
  write,
} from '../../../engine/core.ts';
import { readsThrough } from '../../proof/subject/reads-through.ts';
import { SAMPLE_IDS } from '../../proof/attempts/sent-rows.ts';
import { settle } from '../../proof/satisfy/satisfy-schema.ts';
import type { Subject } from '../../proof/subject/subject.ts';
import { randomFrom, randomVisit } from '../../visitors/random-visit.ts';
import { decidersIn } from './deciders.ts';
import { shown } from '../../wording/shown.ts';
import { kindsIn, nearLimits } from '../../visitors/near-limits.ts';
import { brief } from './words.ts';
import { compileSchema } from '../../model/ajv.ts';
import { sampleItem, samples } from '../../proof/answers/samples.ts';

/** An expression of the questionnaire, the answers it reads, and its value for them. */
export type Probe = { of: string; with: JsonObject; gives: string };

/** Number of random visitors whose answers are tried. */
const VISITORS = 60;
const SEED = 1;
/** Maximum number of different kinds of answers kept per expression. */
const MOST = 32;
/** Maximum number of answers kept that one more read makes a difference for. */
const GAINED = 12;

type Named = { of: string; expression: Expression };

/**
 * Picks answers of random visitors that exercise every part of every expression: each comparison on both
 * sides, at its limit and a cent beside it; each operand true, false and deciding alone; lists with no,
 * one and several items. If a condition is inverted or loses an operand, at least one of them yields a different value.
 */
export function drawProbes(subject: Subject): Probe[] {
  const scopes = scopesOf(subject);
  const around = { ...SAMPLE_IDS, ...subject.ambient };
  return expressionsOf(subject).flatMap(({ of, expression }) => {
    const { source } = subject.flow;
    const paths = [...readsThrough(expression, source)].filter((path) => !path.startsWith('$'));
    const kindOf = kindsIn(expression, subject);
    const gives = giving(subject, expression);
    const seen = new Set<string>();
    const found = new Map<string, Probe>();
    const limits = new Map<string, Probe>();
    const deciders = new Map<string, Probe>();
    const beside = nearLimits(expression, subject);
    const decidedBy = decidersIn(expression, subject);
    for (const answers of scopes) {
      const own = partOf(answers, paths);
      const key = JSON.stringify(own);
      if (seen.has(key)) continue;
      seen.add(key);
      const scope = { ...own, ...around };
      for (const { decider, answers: decided } of decidedBy(own, around)) {
        if (deciders.has(decider)) continue;
        deciders.set(decider, { of, with: decided, gives: gives({ ...decided, ...around }) });
      }
      if (found.size >= MOST) continue;
      const kind = kindOf(scope);
      if (!found.has(kind)) found.set(kind, { of, with: own, gives: gives(scope) });
      for (const { limit, answers: near } of beside(own, around)) {
        if (limits.has(limit)) continue;
        limits.set(limit, { of, with: near, gives: gives({ ...near, ...around }) });
      }
    }
    const drawn = distinct([...found.values(), ...deciders.values(), ...limits.values()]);
    return withGained({ of, expression }, drawn, subject);
  });
}

/** All of them, so that nothing is new when the same questionnaire is looked at again. */
function withGained(named: Named, drawn: readonly Probe[], subject: Subject): Probe[] {
  const more = gained(named, drawn, subject);
  return more.length === 0 ? [...drawn] : withGained(named, [...drawn, ...more], subject);
}

/**
 * Recorded answers with one more, which the expression reads and no recording has, where it makes a
 * difference: one for each such value and each result that was recorded.
 */
function gained({ of, expression }: Named, recorded: readonly Probe[], subject: Subject): Probe[] {
  const gives = giving(subject, expression);
  const around = { ...SAMPLE_IDS, ...subject.ambient };
  const known = recorded.map((probe) => probe.with);
  return gainedAnswers(expression, known, subject).flatMap(({ path, values }) => {
    const found = new Map<string, Probe>();
    for (const value of values) {
      for (const { with: answers, gives: before } of recorded) {
        const own = withAnswer(answers, path, value);
        const now = gives({ ...own, ...around });
        const key = JSON.stringify([value, before, now]);
        if (now !== before && !found.has(key)) found.set(key, { of, with: own, gives: now });
      }
    }
    return [...found.values()].slice(0, GAINED);
  });
}

const distinct = (probes: readonly Probe[]): Probe[] => [
  ...new Map(probes.map((probe) => [JSON.stringify(probe.with), probe])).values(),
];

/** Evaluates the same answers on the current questionnaire, and those that it reads in addition. */
export function replayProbes(subject: Subject, probes: readonly Probe[]): Probe[] {
  const expressions = expressionsOf(subject);
  const now = new Map(expressions.map(({ of, expression }) => [of, giving(subject, expression)]));
  const replayed = probes.map((probe) => ({
    ...probe,
    gives:
      now.get(probe.of)?.({ ...probe.with, ...SAMPLE_IDS, ...subject.ambient }) ?? 'is not there',
  }));
  const added = expressions.flatMap((named) =>
    gained(
      named,
      replayed.filter(({ of }) => of === named.of),
      subject,
    ),
  );
  return [...replayed, ...added];
}

/** A probe as a readable line. */
export const probeInWords = ({ of, with: answers, gives }: Probe): string =>
  `${of} gives ${gives} with ${brief(shown(answers)) || 'no answers'}`;

const giving =
  ({ flow, catalogs }: Subject, expression: Expression) =>
  (scope: Scope): string =>
    brief(shown(compileExpression(expression, flow.source, catalogs)(scope)));

/** The answers of random visitors each time they press a button. */
function scopesOf(subject: Subject): Answers[] {
  return Array.from({ length: VISITORS }, (_, index) => index).flatMap((index) => {
    let answers: Answers = {};
    return randomVisit(subject, randomFrom(SEED + index)).entries.flatMap(({ step, data }) => {
      const at = subject.steps.get(step);
      if (at === undefined) return [];
      answers = settle(subject, at, answers, data);
      // The step's rules see the answers being entered, but not hidden ones.
      return [{ ...walk(subject.flow, answers, subject.ambient).active }];
    });
  });
}

/** The part of the answers that the expression reads. */
function partOf(answers: Answers, paths: readonly string[]): JsonObject {
  const part = paths.reduce<Answers>((all, path) => {
    const value = read(answers, path);
    return isAbsent(value) ? all : write(all, path, value);
  }, {});
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]): [string, Json][] =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}

/**
 * The expressions of the flow and of its steps' rules, under names that do not depend on their order.
 */
function expressionsOf({ flow, steps }: Subject): Named[] {
  const { source } = flow;
  const named = (at: string) =>
    at
      .replace(/^\/steps\/(\d+)/, (_, index: string) => `/steps/${source.steps[Number(index)]?.id}`)
      .replace(/^\/pages\/(\d+)/, (_, index: string) => `/pages/${source.pages[Number(index)]?.id}`)
      .replace(
        /^\/derive\/(\d+)/,
        (_, index: string) => `/derive/${source.derive[Number(index)]?.to}`,
      );
  return [
    ...flowExpressions(source).map(({ at, expression }) => ({
      of: named(at).slice(1),
      expression,
    })),
    ...[...steps.values()].flatMap(({ model }) =>
      model.rules.map(({ id, valid }) => ({ of: `rules/${model.id}/${id}`, expression: valid })),
    ),
  ];
}

/** More values than this are not given for one answer. */
const VALUES = 80;

/**
 * For answers that an expression reads and no recording of it has, each value that the expression
 * names or the question offers; for others, each text that it names and no recording has. A condition
 * that gains an operand shows only with and without one.
 */
function gainedAnswers(
  expression: Expression,
  recorded: readonly JsonObject[],
  subject: Subject,
): { path: string; values: Json[] }[] {
  const { source } = subject.flow;
  const paths = [...readsThrough(expression, source)].filter((path) => !path.startsWith('$'));
  const named = literalsIn(expression, subject);
  return paths.map((path) => {
    const known = recorded.flatMap((answers) => read(answers, path) ?? []);
    if (known.length === 0) return { path, values: valuesOf(path, named, subject) };
    const held = new Set(known.flatMap(textsIn));
    const texts = named.filter((one) => typeof one === 'string' && !held.has(one));
    return { path, values: texts.length === 0 ? [] : valuesOf(path, texts, subject, []) };
  });
}

/** Every text in an answer. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The answers of a recording with one more. */
function withAnswer(answers: JsonObject, path: string, value: Json): JsonObject {
  const added: Answers = write(answers, path, value);
  return Object.fromEntries(
    Object.entries(added).flatMap(([key, part]): [string, Json][] =>
      part === undefined ? [] : [[key, part]],
    ),
  );
}

/** The named values that a question accepts, alone or in a list, and those that it offers. */
function valuesOf(
  path: string,
  named: readonly Json[],
  subject: Subject,
  offered?: readonly Json[],
): Json[] {
  const field = subject.field(generalPath(path));
  if (field === undefined) return [...named];
  const { schema } = field;
  const context = { today: subject.today, offered: null };
  const items = schema['type'] === 'array' ? sampleItem(field, context) : [];
  const others = offered ?? [...samples(field, context), ...items.map((one) => [one])];
  const compiled = compileSchema(schema);
  const [item] = items;
  const rows = isObject(item)
    ? named.flatMap((one) => Object.keys(item).map((key) => [{ ...item, [key]: one }]))
    : named.map((one) => [one]);
  const all = [...named, ...rows, ...others];
  const fitting = all.filter((one) => compiled.ok && compiled.validate(one).length === 0);
  return [...new Map(fitting.map((one) => [JSON.stringify(one), one])).values()].slice(0, VALUES);
}

/** The values that an expression and what it refers to name; of a number, those beside it too. */
function literalsIn(expression: Expression, subject: Subject): Json[] {
  const { conditions, values } = subject.flow.source;
  const named = references(expression).flatMap(({ kind, name }): Json[] => {
    const definition =
      kind === 'lookup' ? undefined : (kind === 'condition' ? conditions : values)[name];
    return definition === undefined ? [] : literalsIn(definition, subject);
  });
  return [...literals(expression), ...named];
}

function literals(expression: Expression): Json[] {
  if (Array.isArray(expression)) return expression.flatMap(literals);
  if (typeof expression === 'number') return [expression, expression - 1, expression + 1];
  if (!isObject(expression)) return [expression];
  const found = operation(expression);
  if (found === null) return [];
  const { name, operands } = found;
  return operands.flatMap((operand, index) =>
    ['name', 'path'].includes(operandKind(name, index)) ? [] : literals(operand),
  );
}
