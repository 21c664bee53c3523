import { stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import { walk, type Walk } from '../../flow/walk.ts';
import type { Issue } from '../../flow/issues.ts';
import { sameJson, type Json } from '../../logic/json.ts';
import type { Field } from '../model/fields.ts';
import { answerStep } from './answer-step.ts';
import { fieldAt, pointerIn, readAt, writeAt } from './places.ts';
import type { Proof } from './prove.ts';
import { settle } from './satisfy-schema.ts';
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
  for (const { answers } of ends.slice(0, VISITORS)) {
    const issueAt = issuesOf();
    for (const { id } of walk(subject.flow, answers, subject.ambient).steps) {
      const at = subject.steps.get(id);
      for (const field of at?.fields.filter((one) => isFollowed(subject, one)) ?? []) {
        for (const value of at === undefined ? [] : others(at, field, answers)) {
          for (const one of afterChange(subject, issueAt, at, answers, field, value)) {
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

/** What a step first says to the answers of a visitor. */
type IssueAt = (at: StepSubject, answers: Answers, walked: Walk) => Issue | undefined;

/** Says it again where neither the answers to the step nor what it reads of others has changed. */
function issuesOf(): IssueAt {
  const known = new Map<
    string,
    { about: readonly (Json | undefined)[]; issue: Issue | undefined }
  >();
  return (at, answers, { active, scope }) => {
    const reads = [...at.stepReads, ...at.shownReads];
    const about = [
      ...at.step.sections.map((section) => answers[section]),
      ...reads.map((path) => active[path.split('.')[0] ?? '']),
    ];
    const before = known.get(at.step.id);
    if (before?.about.every((value, index) => value === about[index])) return before.issue;
    const [issue] = at.errors(at.step.visible(stepData(at.step, answers), scope), scope);
    known.set(at.step.id, { about, issue });
    return issue;
  };
}

function afterChange(
  subject: Subject,
  issueAt: IssueAt,
  at: StepSubject | undefined,
  before: Answers,
  changed: Field,
  value: Json,
): Unmended[] {
  if (at === undefined) return [];
  const data = writeAt(stepData(at.step, before), pointerIn(at, changed.path), value);
  const answers = settle(subject, at, before, data);
  const walked = walk(subject.flow, answers, subject.ambient);
  const { steps, active, scope } = walked;
  return steps.flatMap(({ id }): Unmended[] => {
    const later = subject.steps.get(id);
    const issue = later && issueAt(later, answers, walked);
    if (later === undefined || issue === undefined) return [];
    const own = later.step.visible(stepData(later.step, answers), scope);
    const one = { changed, value, at: later, issue, answers };
    if (!isAsked(later, issue.at, own, scope)) return [{ ...one, why: 'not asked' }];
    // The step by itself, with what counts of the answers before it: not those of a branch that was left.
    const rest = Object.fromEntries(
      Object.entries(active).filter(([section]) => !later.step.sections.includes(section)),
    );
    return answerStep(subject, later, rest, new Map()).ok ? [] : [{ ...one, why: 'nothing helps' }];
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
