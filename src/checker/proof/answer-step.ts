import {
  type Action,
  type Answers,
  type CompiledStep,
  type Field,
  type Json,
  type JsonObject,
  choose,
  object,
  read,
  sectionsOf,
  stepData,
} from '../../engine/core.ts';
import {
  type Fixed,
  type Reason,
  type StepOutcome,
  derived,
  satisfySchema,
} from './satisfy/satisfy-schema.ts';
import { refusal } from './satisfy/fault.ts';
import { satisfyRules } from './satisfy/satisfy-rules.ts';
import { pointerIn, type StepSubject, writeAt } from './subject/step-subject.ts';
import type { Subject } from './subject/subject.ts';
import type { LaterReads } from './observations.ts';
import { type Answered, type Answering, type State, stateWith } from './state.ts';
import { classesOf } from './answers/classes.ts';
import { listLabel } from './answers/list-classes.ts';
import { cachedByStep } from './slice.ts';

/** The answers that a button of the step gives. */
export function givenBy({ source, sections }: CompiledStep, { set = {} }: Action): Fixed {
  const own = Object.entries(set).filter(([section]) => sections.includes(section));
  if (typeof source.answers !== 'string') return new Map(own);
  return new Map(
    own.flatMap(([section, value]) =>
      Object.entries(object(value)).map(([key, one]) => [`${section}.${key}`, one] as const),
    ),
  );
}

/**
 * Answers a step so that its schema and rules accept it, given the earlier answers. Derived values
 * are kept; everything else gets the simplest answer the schema allows. The result is checked with
 * the app's own validators and rules, so a witness is never a guess.
 */
export function answerStep(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  fixed: Fixed,
): StepOutcome {
  const opened = derived(subject, before, before, { open: at.step.id });
  let data: JsonObject = stepData(at.step, opened);
  for (const [path, value] of fixed) data = writeAt(data, pointerIn(at, path), value);
  const valid = satisfySchema(subject, at, before, data, fixed);
  if (!valid.ok) return valid;
  const reason = refusal(subject, at, valid.answers);
  if (reason === null) return valid;
  return satisfyRules(subject, at, before, valid.answers, fixed, reason);
}

/** The remaining steps of a route with the answers to each, ending in a page. */
type Rest = { step: string; own: Answers; rest: Rest } | { page: string };

/** Continues to an end page with the simplest answers. Undefined if no end page can be reached. */
export function finishing(
  subject: Subject,
  later: LaterReads,
  answer: Answering,
): (from: State) => State | undefined {
  /** Keyed by the step and the answers the rest of the route depends on; null while being computed. */
  const known = new Map<string, Rest | null | undefined>();
  const restFrom = (step: string, answers: Answers): Rest | undefined => {
    if (subject.flow.page(step) !== undefined) return { page: step };
    const { sections } = later(step);
    const key = JSON.stringify([step, [...sections].map((name) => answers[name] ?? null)]);
    const before = known.get(key);
    // Null means a cycle: the route returns to a state whose rest is still being computed.
    if (before !== undefined || known.has(key)) return before ?? undefined;
    known.set(key, null);
    const rest = restOf(step, answers);
    known.set(key, rest);
    return rest;
  };
  const restOf = (step: string, answers: Answers): Rest | undefined => {
    const at = subject.steps.get(step);
    const result = at?.step.actions
      .map((action) => answer(at, answers, givenBy(at.step, action)))
      .find(({ ok }) => ok);
    if (at === undefined || result?.ok !== true) return undefined;
    const { own } = result;
    const transition = choose(at.step, { ...answers, ...own, ...subject.ambient });
    const rest = transition && restFrom(transition.to, { ...answers, ...subject.known(own) });
    return rest && { step, own, rest };
  };
  return (from) => {
    const trail = [...from.trail];
    const given: Answers[] = [];
    let here = restFrom(from.step, from.known);
    while (here !== undefined && 'rest' in here) {
      if (trail.includes(here.step)) return undefined;
      trail.push(here.step);
      given.push(here.own);
      here = here.rest;
    }
    if (here === undefined) return undefined;
    const known = Object.assign(
      {},
      from.known,
      ...given.map((own) => subject.known(own)),
    ) as Answers;
    const part = { key: from.key, step: here.page, known, trail };
    return stateWith(part, from, () => Object.assign({}, ...given) as Answers);
  };
}

/** A button press that leaves the step, with the step's answers. */
export type Press = { action: string; own: Answers };
type Refused = {
  why: Reason | undefined;
  unproven: readonly Reason[];
  byRule: readonly Fixed[];
};

/**
 * Tries every combination of answers and button. Returns the ones that leave the step, and why the
 * others fail.
 */
export function press(
  { known: before }: State,
  at: StepSubject,
  kinds: readonly Fixed[],
  answer: Answering,
): { presses: Press[]; refused: Refused } {
  const presses: Press[] = [];
  const reasons: Extract<Answered, { ok: false }>[] = [];
  const byRule: Fixed[] = [];
  for (const fixed of kinds) {
    for (const action of at.step.actions) {
      const result = answer(at, before, new Map([...fixed, ...givenBy(at.step, action)]));
      if (result.ok) presses.push({ action: action.id, own: result.own });
      else {
        reasons.push(result);
        if (result.byRule) byRule.push(fixed);
      }
    }
  }
  const unproven = reasons.flatMap(({ proven, why }) => (proven ? [] : [why]));
  return { presses, refused: { why: reasons[0]?.why, unproven, byRule } };
}

/**
 * Do the step's rules reject a class although they distinguish answers within it? Other answers of the
 * class may be accepted, so nothing is known about visitors who give them.
 */
export function isRefusedAsKind(
  subject: Subject,
  field: Field,
  refused: readonly Fixed[],
  presses: readonly Press[],
): boolean {
  const uses = subject.uses.get(field.path) ?? [];
  if (!subject.decides.has(field.path)) return false;
  if (classesOf(field, uses, subject.classContext(null)).exact) return false;
  const decisive = subject.decisive.get(field.path) ?? [];
  const label = (value: Json | undefined) =>
    JSON.stringify(Array.isArray(value) ? listLabel(value, decisive) : (value ?? null));
  const accepted = new Set(presses.map(({ own }) => label(read(own, field.path))));
  return refused.some((fixed) => !accepted.has(label(fixed.get(field.path))));
}

const outcomes = cachedByStep(() => new Map<string, Answered>());

/** Caches outcomes by what they depend on: the answers the step reads, and the fixed ones. */
export function answering(subject: Subject): Answering {
  const outcomesAt = new Map<StepSubject, Map<string, Answered>>();
  return (at, before, fixed) => {
    const known = outcomesAt.get(at) ?? outcomes(subject, at);
    outcomesAt.set(at, known);
    const reads = [...at.stepReads, ...at.shownReads].map(
      (path): Json => read(before, path) ?? null,
    );
    const key = JSON.stringify([
      reads,
      [...fixed].map(([path, value]) => [path, value ?? null, value === undefined]),
    ]);
    const result = known.get(key) ?? ownAnswers(at, answerStep(subject, at, before, fixed));
    known.set(key, result);
    return result;
  };
}

function ownAnswers({ step }: StepSubject, outcome: StepOutcome): Answered {
  return outcome.ok ? { ok: true, own: sectionsOf(step, outcome.answers) } : outcome;
}
