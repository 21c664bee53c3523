import {
  addDays,
  addMonths,
  type Answers,
  type Field,
  type Json,
  outermost,
  read,
  stepData,
} from '../../../engine/core.ts';
import { classesOf } from '../answers/classes.ts';
import { readsThrough, withSources } from '../subject/reads-through.ts';
import { type Fixed, type Reason, type StepOutcome, satisfySchema } from './satisfy-schema.ts';
import { product, withTestedParts, withTotals } from './rows-for-rules.ts';
import { numberRange, spread, sumsIn } from '../answers/linear.ts';
import { refusal } from './fault.ts';
import { samples } from '../answers/samples.ts';
import { pointerIn, type StepSubject, writeAt } from '../subject/step-subject.ts';
import type { Subject } from '../subject/subject.ts';

/** Combinations to try before giving up with "not proven" (never "stuck"). */
const COMBINATIONS = 3000;
const CANDIDATES = 16;

/**
 * Searches for answers that the rules accept, varying the fields of the step that the rules read.
 * Failure is only proven if everything the broken rules read is fixed or was answered earlier.
 */
export function satisfyRules(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  start: Answers,
  fixed: Fixed,
  reason: Reason,
): StepOutcome {
  const free = readByRules(subject, at).filter((field) => !fixed.has(field.path));
  if (free.length === 0) return { ok: false, proven: true, why: reason, byRule: true };
  const scope = { ...start, ...subject.ambient };
  const choices = free.map((field) => candidates(subject, at, field, start, scope));
  const data = stepData(at.step, start);
  let tried = 0;
  const shares = spreads(subject, at, free);
  for (const combination of both(shares, combinations(choices))) {
    if (++tried > COMBINATIONS) break;
    const changed = combination.reduce<typeof data>(
      (record, value, index) => writeAt(record, pointerIn(at, free[index]?.path ?? ''), value),
      data,
    );
    const result = satisfySchema(subject, at, before, changed, fixed);
    if (result.ok && refusal(subject, at, result.answers) === null) return result;
  }
  return { ok: false, proven: false, why: reason };
}

/**
 * Values for numbers that must add up to a total: one combination per sum, all other fields left open.
 */
function spreads(
  subject: Subject,
  at: StepSubject,
  free: readonly Field[],
): (Json | undefined)[][] {
  const ranges = new Map(
    free.flatMap((field) => {
      const range = numberRange(field.schema);
      return range === null ? [] : [[field.path, range] as const];
    }),
  );
  return at.model.rules
    .flatMap(({ valid }) => sumsIn(valid, subject.names))
    .flatMap((sum) => {
      const found = [...sum.terms.keys()].every((path) => ranges.has(path))
        ? spread(sum, ranges)
        : null;
      if (found === null) return [];
      return [
        free.map(({ path }) => {
          const number = found.get(path);
          return number === undefined ? undefined : ranges.get(path)?.write(number);
        }),
      ];
    });
}

function* both<Value>(first: Iterable<Value>, second: Iterable<Value>): Generator<Value> {
  yield* first;
  yield* second;
}

/** Candidate dates at the turn of a month, for rules about start dates: today is rarely the first. */
function firstsOfMonths({ schema }: Field, today: string): string[] {
  if (schema['format'] !== 'date') return [];
  const first = `${today.slice(0, 8)}01`;
  return [addMonths(first, 1), first, addDays(addMonths(first, 1), -1)];
}

/**
 * Fields of the step that its rules read or whose choices the flow computes. Whole lists, not items.
 */
function readByRules(subject: Subject, at: StepSubject): Field[] {
  const paths = at.model.rules
    .filter(({ severity }) => severity !== 'advice')
    .flatMap(({ valid }) => [
      ...withSources(readsThrough(valid, subject.flow.source), subject.names),
    ]);
  const fields = paths.flatMap((path) => {
    const field = subject.field(path);
    const isAsked = field?.step === at.step.id && !subject.names.computed.has(path);
    if (field === undefined || !isAsked) return [];
    return [outermost(field)];
  });
  const offered = at.fields.filter((field) => subject.offered(field, {}) !== null);
  return [...new Set([...fields, ...offered])];
}

/** Answers to a field that its schema and the rules of its step may accept, likely ones first. */
export function candidates(
  subject: Subject,
  at: StepSubject,
  field: Field,
  answers: Answers,
  scope: Readonly<Record<string, Json | undefined>>,
): (Json | undefined)[] {
  const offered = subject.offered(field, scope);
  const context = subject.classContext(offered);
  const cut = classesOf(field, subject.uses.get(field.path) ?? [], context).values;
  const plain = samples(field, context);
  const firsts = firstsOfMonths(field, subject.today);
  const all = [read(answers, field.path), ...firsts, ...plain, ...cut, undefined];
  const { rules } = at.model;
  const totaled = all.flatMap((value) => withTotals(value, field, rules));
  const tested = withTestedParts(plain[0], field, rules, subject, scope);
  const [now, ...others] = all;
  const distinct = new Map(
    [...totaled, now, ...tested, ...others].map((value) => [JSON.stringify(value), value]),
  );
  return [...distinct.values()].slice(0, CANDIDATES + tested.length);
}

/** Combinations that change one value first, then all of them. */
function* combinations(
  choices: readonly (readonly (Json | undefined)[])[],
): Generator<(Json | undefined)[]> {
  const first = choices.map(([value]) => value);
  for (const [index, values] of choices.entries()) {
    for (const value of values.slice(1)) {
      yield first.map((same, position) => (position === index ? value : same));
    }
  }
  yield* product(choices);
}
