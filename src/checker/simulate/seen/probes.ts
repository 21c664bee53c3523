import {
  type Answers,
  compileExpression,
  type Expression,
  flowExpressions,
  isAbsent,
  type Json,
  type JsonObject,
  read,
  type Scope,
  walk,
  write,
} from '../../../engine/core.ts';
import { readsThrough } from '../../proof/reads-through.ts';
import { SAMPLE_IDS } from '../../proof/sent-rows.ts';
import { settle } from '../../proof/satisfy-schema.ts';
import type { Subject } from '../../proof/subject.ts';
import { randomFrom, randomVisit } from '../../visitors/random-visit.ts';
import { decidersIn } from './deciders.ts';
import { gainedAnswers, withAnswer } from './gained-reads.ts';
import { shown } from '../../wording/shown.ts';
import { kindsIn, nearLimits } from '../../visitors/near-limits.ts';
import { brief } from './words.ts';

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
