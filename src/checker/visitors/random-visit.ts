import {
  type Answers,
  type CompiledStep,
  type Issue,
  type Json,
  type JsonObject,
  derive,
  next,
  onceEach,
  sectionsFromData,
  stepData,
  walk,
  withAction,
} from '../../engine/core.ts';
import { answerStep, givenBy } from '../proof/answer-step.ts';
import { settle } from '../proof/satisfy/satisfy-schema.ts';
import { pointerIn, type StepSubject, writeAt } from '../proof/subject/step-subject.ts';
import type { Subject } from '../proof/subject/subject.ts';
import { nearLimits } from './near-limits.ts';
import { type Random, entriesFor, pick } from './draw.ts';
import type { Proof } from '../proof/prove.ts';

/** The data entered on a step when Continue or another button is pressed. */
export type Entry = { step: string; data: JsonObject };

/**
 * What a visitor does, starting at the first step. `end` is the page reached; `stuck` is why none was.
 */
export type Visit = {
  entries: Entry[];
  answers: Answers;
  end: string | null;
  stuck: string | null;
};

/** Attempts at a step before the visitor falls back to the simplest valid answers. */
const ATTEMPTS = 5;
/** Number of times a visitor may go back to an earlier step and answer it again. */
const RETURNS = 3;
/** More button presses than this mean that the visitor is going in circles. */
const MOST = 400;

/**
 * A visitor who answers at random, including invalid answers, fixes reported issues, occasionally goes
 * back, and wants to reach the end. The same random numbers reproduce the same visit.
 */
export function randomVisit(subject: Subject, random: Random): Visit {
  const { flow, ambient } = subject;
  const entries: Entry[] = [];
  let answers: Answers = {};
  let here = flow.source.start;
  let returns = 0;
  const stopped = (stuck: string): Visit => ({ entries, answers, end: null, stuck });
  while (entries.length < MOST) {
    const open = flow.page(here) === undefined ? here : firstRefused(subject, answers);
    if (open === null) return { entries, answers, end: here, stuck: null };
    const at = subject.steps.get(open);
    if (at === undefined) return stopped(`"${open}" is not a step`);
    const done = answered(subject, at, answers, random, entries);
    if (done === null) return stopped(`nothing helps on "${open}"`);
    answers = done;
    const place = next(flow, open, answers, ambient);
    if (place === undefined) return stopped(`Continue on "${open}" leads nowhere`);
    here = place.id;
    if (returns >= RETURNS || random() > 0.08) continue;
    returns += 1;
    here = pick(stepsUpTo(here, walk(flow, answers, ambient).steps), random)?.id ?? here;
  }
  return stopped('the path does not end');
}

/**
 * The steps up to a place. Later steps are excluded because the first open question comes before them
 * (D7). From a page, all steps count.
 */
function stepsUpTo(place: string, steps: readonly CompiledStep[]): readonly CompiledStep[] {
  const index = steps.findIndex(({ id }) => id === place);
  return index < 0 ? steps : steps.slice(0, index + 1);
}

/** The first step on the route that rejects its current answers; null if all accept them. */
function firstRefused(subject: Subject, answers: Answers): string | null {
  const { steps } = walk(subject.flow, answers, subject.ambient);
  const open = steps.find(({ id }) => {
    const at = subject.steps.get(id);
    return at === undefined || refusals(subject, at, answers).length > 0;
  });
  return open?.id ?? null;
}

/** The issues of the open step, judging only what it shows, as the app does. */
export function refusals(subject: Subject, at: StepSubject, answers: Answers): Issue[] {
  const scope = { ...walk(subject.flow, answers, subject.ambient).active, ...subject.ambient };
  return at.errors(at.step.visible(stepData(at.step, answers), scope), scope);
}

function answered(
  subject: Subject,
  at: StepSubject,
  start: Answers,
  random: Random,
  entries: Entry[],
): Answers | null {
  const action = pick(at.step.actions, random);
  if (action === undefined) return null;
  let answers = start;
  const press = (data: JsonObject): Answers => {
    const entry = { step: at.step.id, data: withAction(at.step, data, action) };
    entries.push(entry);
    answers = settle(subject, at, answers, entry.data);
    return answers;
  };
  let wrong: ReadonlySet<string> | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    press(filledIn(subject, at, answers, wrong, random));
    const issues = refusals(subject, at, answers);
    if (issues.length === 0) return answers;
    wrong = new Set(issues.map((issue) => issue.at.split('/')[1] ?? ''));
  }
  // Starts over: clears the step and gives the simplest valid answers.
  const { active } = walk(subject.flow, answers, subject.ambient);
  const others = Object.entries(active).filter(([section]) => !at.step.sections.includes(section));
  const plain = answerStep(subject, at, Object.fromEntries(others), givenBy(at.step, action));
  if (!plain.ok) return null;
  press(stepData(at.step, plain.answers));
  return refusals(subject, at, answers).length === 0 ? answers : null;
}

/**
 * The step as it opens, with most of its questions answered, or those that had issues answered again.
 */
function filledIn(
  subject: Subject,
  at: StepSubject,
  answers: Answers,
  wrong: ReadonlySet<string> | null,
  random: Random,
): JsonObject {
  const { flow, ambient, today } = subject;
  const opened = derive(flow, answers, answers, { open: at.step.id }, ambient);
  const filled = at.fields.reduce(
    (data, field) => {
      const isOwn = field.at.lastIndexOf('/') === 0 && field.schema['readOnly'] !== true;
      const isMeant = wrong === null ? random() < 0.85 : wrong.has(field.name) || wrong.has('');
      if (!isOwn || !isMeant) return data;
      const offered = subject.offered(field, { ...answers, ...ambient });
      const value = entriesFor(field, offered, today, random);
      return writeAt(data, pointerIn(at, field.path), value);
    },
    stepData(at.step, opened),
  );
  return random() < 0.15 ? besideLimit(subject, at, answers, filled, random) : filled;
}

/** The data with one answer moved right next to a rule's limit, on either side of it. */
function besideLimit(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  data: JsonObject,
  random: Random,
): JsonObject {
  const rule = pick(at.model.rules, random);
  if (rule === undefined) return data;
  const own = Object.entries(sectionsFromData(at.step, data)).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
  const found = nearLimits(rule.valid, subject)(Object.fromEntries(own), {
    ...before,
    ...subject.ambient,
  });
  const near = pick(found, random);
  return near === undefined ? data : stepData(at.step, near.answers);
}

/** Generates numbers from 0 (inclusive) to 1 (exclusive), reproducible by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Enough to meet each option of a questionnaire of this size many times, in a few seconds. */
export const VISITORS = 500;

/**
 * Where kinds of answers cannot be told apart, visitors with random answers, many of them at the
 * limits, walk instead. Those who came to no end, always the same ones.
 */
export const lostVisitors = onceEach(({ subject }: Proof): readonly Visit[] =>
  Array.from({ length: VISITORS }, (_, seed) => randomVisit(subject, randomFrom(seed))).filter(
    ({ end }) => end === null,
  ),
);
