import type { StepModel } from '../model/model.ts';
import { copiesOf } from './step-expressions.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

type Kept<Value> = { logic: string; around: string; catalogs: object; value: Value };

/**
 * Keeps what is worked out about a step while an analyst edits others: it is made anew when the step,
 * or anything else that decides there, has changed.
 */
export function keptByStep<Value>(make: () => Value): (subject: Subject, at: StepSubject) => Value {
  const kept = new WeakMap<StepModel, Kept<Value>>();
  return (subject, at) => {
    const { catalogs } = subject;
    const logic = logicOf(subject);
    const around = aroundStep(subject, at);
    const before = kept.get(at.model);
    const isSame =
      before?.logic === logic && before.around === around && before.catalogs === catalogs;
    if (isSame) return before.value;
    const value = make();
    kept.set(at.model, { logic, around, catalogs, value });
    return value;
  };
}

const logics = new WeakMap<Subject, string>();

/** What decides on every step: the flow without its words, and the schemas that hide questions. */
function logicOf(subject: Subject): string {
  const before = logics.get(subject);
  if (before !== undefined) return before;
  const { flow, today, steps } = subject;
  const { start, conditions, values, derive } = flow.source;
  const logic = JSON.stringify([
    today,
    [start, conditions, values, derive],
    flow.source.steps.map(({ id, answers, next, show, actions }) => [
      id,
      answers,
      next.map(({ when, to }) => [when, to]),
      show,
      actions?.map((action) => [action.id, action.set]),
    ]),
    flow.source.pages.map(({ id, keeps }) => [id, keeps]),
    flow.steps.flatMap(({ id, hides }) => (hides ? [steps.get(id)?.model.schema] : [])),
  ]);
  logics.set(subject, logic);
  return logic;
}

/** What other steps do with the answers of this one. */
function aroundStep(subject: Subject, { fields }: StepSubject): string {
  const copies = copiesOf(subject.flow);
  return JSON.stringify(
    fields.map(({ path }) => [
      subject.uses.get(path),
      copies.flatMap(({ from, to }) => (from === path ? [subject.field(to)?.schema] : [])),
    ]),
  );
}
