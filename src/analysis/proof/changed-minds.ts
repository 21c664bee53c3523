import { stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import { walk } from '../../flow/walk.ts';
import type { Issue } from '../../flow/issues.ts';
import { sameJson, type Json } from '../../logic/json.ts';
import type { Field } from '../model/fields.ts';
import { answering } from './answering.ts';
import { firstIssues, type FirstIssue } from './first-issue.ts';
import { fieldAt, pointerIn, readAt, writeAt } from './places.ts';
import type { Proof } from './prove.ts';
import { settle } from './satisfy-schema.ts';
import type { Answering, State } from './state.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

/** A visitor who has answered everything, changed one answer, and cannot mend what is then said. */
export type Unmended = {
  changed: Field;
  value: Json;
  /** The step that refuses, and what it says. */
  at: StepSubject;
  issue: Issue;
  answers: Answers;
  /** Why the visitor cannot mend it. */
  why: 'not asked' | 'nothing helps';
};

/** Visitors at the end who change their mind. */
const VISITORS = 4;
/** Other answers to a question that they try. */
const OTHERS = 3;

/**
 * Lets visitors at the end go back and change each answer that something reads. Every step on the
 * way that then refuses must point at a question that it asks, and must be possible to complete.
 */
export function unmendedBy({ subject, ends }: Proof): Unmended[] {
  const found = new Map<string, Unmended>();
  const answer = answering(subject);
  for (const end of ends.slice(0, VISITORS)) {
    const tools = { subject, issueAt: firstIssues(), answer };
    for (const { id } of walk(subject.flow, end.known, subject.ambient).steps) {
      const at = subject.steps.get(id);
      for (const field of at?.fields.filter((one) => isFollowed(subject, one)) ?? []) {
        for (const value of at === undefined ? [] : others(at, field, end.answers)) {
          for (const one of afterChange(tools, at, end, field, value)) {
            const key = `${one.at.step.id} ${one.issue.at} ${one.issue.code}`;
            if (!found.has(key)) found.set(key, one);
          }
        }
      }
    }
  }
  return [...found.values()];
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

type Tools = { subject: Subject; issueAt: FirstIssue; answer: Answering };

function afterChange(
  { subject, issueAt, answer }: Tools,
  at: StepSubject | undefined,
  before: State,
  changed: Field,
  value: Json,
): Unmended[] {
  if (at === undefined) return [];
  const data = writeAt(stepData(at.step, before.answers), pointerIn(at, changed.path), value);
  const known = settle(subject, at, before.known, data);
  const answers = { ...before.answers, ...known };
  const { steps, active, scope } = walk(subject.flow, known, subject.ambient);
  return steps.flatMap(({ id }): Unmended[] => {
    const later = subject.steps.get(id);
    const issue = later && issueAt(later, answers, scope);
    if (later === undefined || issue === undefined) return [];
    const own = later.step.visible(stepData(later.step, answers), scope);
    const one = { changed, value, at: later, issue, answers };
    if (!isAsked(later, issue.at, own, scope)) return [{ ...one, why: 'not asked' }];
    // The step by itself, with what counts of the answers before it: not those of a branch that was left.
    const rest = Object.fromEntries(
      Object.entries(subject.known(active)).filter(
        ([section]) => !later.step.sections.includes(section),
      ),
    );
    return answer(later, rest, new Map()).ok ? [] : [{ ...one, why: 'nothing helps' }];
  });
}

/** Is the place of a message a question that the visitor sees and can change? */
function isAsked(
  at: StepSubject,
  pointer: string,
  data: Record<string, Json>,
  scope: Readonly<Record<string, Json | undefined>>,
): boolean {
  const [, name = ''] = pointer.split('/');
  // A message of the step as a whole.
  if (name === '') return true;
  const field = fieldAt(at.fields, `/${name}`);
  if (field === undefined || field.schema['readOnly'] === true) return false;
  const widget = field.ui['ui:widget'];
  if (widget === 'hidden' || widget === 'output') return false;
  return Object.hasOwn(at.step.visible({ ...data, [name]: data[name] ?? '' }, scope), name);
}
