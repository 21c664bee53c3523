import {
  type Answers,
  type Field,
  type Issue,
  type Json,
  type Scope,
  sameJson,
  sectionOf,
  stepData,
  walk,
} from '../../../engine/core.ts';
import { answering } from '../answer-step.ts';
import type { Proof } from '../prove.ts';
import { settle } from '../satisfy/satisfy-schema.ts';
import type { Answering, State } from '../state.ts';
import { fieldAt, pointerIn, readAt, type StepSubject, writeAt } from '../subject/step-subject.ts';
import type { Subject } from '../subject/subject.ts';

/** A visitor who answered everything, changed one answer, and cannot resolve the resulting issues. */
export type FailedCorrection = {
  changed: Field;
  value: Json;
  /** The step that then rejects its answers, and the issue it reports. */
  at: StepSubject;
  issue: Issue;
  answers: Answers;
  /** Why the visitor cannot fix it. */
  why: 'not asked' | 'nothing helps';
};

/** Number of finished visitors to test. */
const VISITORS = 4;
/** Number of alternative answers to try per question. */
const OTHERS = 3;

/**
 * Lets finished visitors go back and change each answer that something reads. Every step on the route
 * that then reports an issue must point to a question it asks, and must still be completable.
 */
export function failedCorrections({ subject, ends }: Proof): FailedCorrection[] {
  const found = new Map<string, FailedCorrection>();
  const tools = { subject, answer: answering(subject), about: stepsAbout(subject) };
  for (const end of ends.slice(0, VISITORS)) {
    const before = visitorAt(subject, end);
    for (const at of before.issues.keys()) {
      for (const field of at.fields.filter((one) => isFollowed(subject, one))) {
        for (const value of others(at, field, end.answers)) {
          for (const one of afterChange(tools, at, before, field, value)) {
            const key = `${one.at.step.id} ${one.issue.at} ${one.issue.code}`;
            if (!found.has(key)) found.set(key, one);
          }
        }
      }
    }
  }
  return [...found.values()];
}

/** A visitor who answered everything, with the first issue each step on the route reports. */
type Visitor = { end: State; scope: Scope; issues: ReadonlyMap<StepSubject, Issue | undefined> };

function visitorAt(subject: Subject, end: State): Visitor {
  const { steps, scope } = walk(subject.flow, end.known, subject.ambient);
  const onWay = steps.flatMap(({ id }) => subject.steps.get(id) ?? []);
  return {
    end,
    scope,
    issues: new Map(onWay.map((at) => [at, firstIssue(at, end.answers, scope)])),
  };
}

/** The steps that answer or read a section. Issues of all other steps are unaffected by it. */
function stepsAbout({ steps }: Subject): (sections: readonly string[]) => Set<StepSubject> {
  const about = new Map<string, StepSubject[]>();
  for (const at of steps.values()) {
    const reads = [...at.stepReads, ...at.shownReads].map(sectionOf);
    for (const section of new Set([...at.step.sections, ...reads])) {
      about.set(section, [...(about.get(section) ?? []), at]);
    }
  }
  return (sections) => new Set(sections.flatMap((section) => about.get(section) ?? []));
}

function isFollowed(subject: Subject, { path, schema, parent }: Field): boolean {
  return (
    parent === null &&
    !path.includes('*') &&
    schema['readOnly'] !== true &&
    (subject.uses.get(path) ?? []).length > 0
  );
}

function others(at: StepSubject, field: Field, answers: Answers): Json[] {
  const current = readAt(stepData(at.step, answers), pointerIn(at, field.path)) ?? null;
  const listed = field.schema['type'] === 'boolean' ? [true, false] : field.schema['enum'];
  const choices = Array.isArray(listed) ? listed : [];
  return choices.filter((choice) => !sameJson(choice, current)).slice(0, OTHERS);
}

type Tools = {
  subject: Subject;
  answer: Answering;
  about: ReturnType<typeof stepsAbout>;
};

function afterChange(
  { subject, answer, about }: Tools,
  at: StepSubject,
  { end, scope: scopeBefore, issues }: Visitor,
  changed: Field,
  value: Json,
): FailedCorrection[] {
  const data = writeAt(stepData(at.step, end.answers), pointerIn(at, changed.path), value);
  const known = settle(subject, at, end.known, data);
  const { steps, active, scope } = walk(subject.flow, known, subject.ambient);
  const affected = about([...differing(end.known, known), ...differing(scopeBefore, scope)]);
  return steps.flatMap(({ id }): FailedCorrection[] => {
    const later = subject.steps.get(id);
    if (later === undefined) return [];
    if (issues.has(later) && !affected.has(later) && issues.get(later) === undefined) return [];
    const own = ownAnswers(later, end.answers, known);
    const issue = firstIssue(later, own, scope);
    if (issue === undefined) return [];
    const visible = later.step.visible(stepData(later.step, own), scope);
    const failed = (why: FailedCorrection['why']): FailedCorrection[] => {
      const answers = { ...end.answers, ...known };
      return [{ changed, value, at: later, issue, answers, why }];
    };
    if (!isAsked(later, issue.at, visible, scope)) return failed('not asked');
    // Checks the step on its own, given only earlier answers that still count, not those of an
    // abandoned branch.
    const rest = Object.fromEntries(
      Object.entries(subject.known(active)).filter(
        ([section]) => !later.step.sections.includes(section),
      ),
    );
    return answer(later, rest, new Map()).ok ? [] : failed('nothing helps');
  });
}

/** Names whose values differ. */
function differing(before: Answers, after: Answers): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}

/** The answers to a step, taking the resettled value wherever there is one. */
function ownAnswers({ step }: StepSubject, all: Answers, known: Answers): Answers {
  return Object.fromEntries(
    step.sections.map((name) => [name, Object.hasOwn(known, name) ? known[name] : all[name]]),
  );
}

/** Does the issue point to a question that the visitor can see and change? */
function isAsked(
  at: StepSubject,
  pointer: string,
  data: Record<string, Json>,
  scope: Readonly<Record<string, Json | undefined>>,
): boolean {
  const [, name = ''] = pointer.split('/');
  // An issue about the step as a whole.
  if (name === '') return true;
  const field = fieldAt(at.fields, `/${name}`);
  if (field === undefined || field.schema['readOnly'] === true) return false;
  const widget = field.ui['ui:widget'];
  if (widget === 'hidden' || widget === 'output') return false;
  return Object.hasOwn(at.step.visible({ ...data, [name]: data[name] ?? '' }, scope), name);
}

/** The first error a step reports for these answers. Only the answers in `scope` count. */
function firstIssue(at: StepSubject, answers: Answers, scope: Scope): Issue | undefined {
  return at.errors(at.step.visible(stepData(at.step, answers), scope), scope)[0];
}
