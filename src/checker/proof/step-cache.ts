import {
  type Definitions,
  type Expression,
  onceEach,
  references,
  sectionOf,
} from '../../engine/core.ts';
import type { StepModel } from '../model/step-model.ts';
import { flowGraph } from './graph.ts';
import { copiesOf, stepExpressions } from './step-expressions.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

type Kept<Value> = { logic: string; around: string; catalogs: object; value: Value };

/**
 * Caches results for a step while an analyst edits other steps. They are recomputed when the step, or
 * anything else that affects it, has changed.
 */
export function cachedByStep<Value>(
  make: () => Value,
): (subject: Subject, at: StepSubject) => Value {
  const kept = new WeakMap<StepModel, Kept<Value>>();
  return (subject, at) => {
    const { catalogs } = subject;
    const logic = isDerivedBy(subject, at) ? logicOf(subject) : logicAt(subject, at);
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

/**
 * Can any derivation write before or at the step, or does the step read its target? Then the result
 * depends on the whole route.
 */
function isDerivedBy({ flow }: Subject, { step, stepReads, shownReads }: StepSubject): boolean {
  const { from } = flowGraph(flow);
  const read = new Set([...stepReads, ...shownReads].map(sectionOf));
  return flow.derivations.some(({ source }) => {
    const section = sectionOf(source.to);
    const isBefore = flow.steps.some(
      ({ id, sections }) => sections.includes(section) && from(id).has(step.id),
    );
    return isBefore || read.has(section);
  });
}

/** What affects a step without derivations: the definitions its own expressions refer to. */
function logicAt({ flow, today }: Subject, { model, step }: StepSubject): string {
  const own = stepExpressions(flow, model).map(({ expression }) => expression);
  const shown = Object.values(step.source.show ?? {}).map((condition) => ({ condition }));
  return JSON.stringify([today, [...definitionsOf([...own, ...shown], flow.source)]]);
}

/** The conditions and values that expressions refer to, by kind and name. */
function definitionsOf(
  expressions: readonly Expression[],
  { conditions, values }: Definitions,
): Map<string, Expression> {
  const found = new Map<string, Expression>();
  const open = [...expressions];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const { kind, name } of references(one)) {
      if (kind === 'lookup' || found.has(`${kind} ${name}`)) continue;
      const definition = (kind === 'condition' ? conditions : values)[name];
      if (definition === undefined) continue;
      found.set(`${kind} ${name}`, definition);
      open.push(definition);
    }
  }
  return found;
}

/** What affects every step: the flow without its texts, and the schemas that hide questions. */
const logicOf = onceEach(({ flow, today, steps }: Subject): string => {
  const { start, conditions, values, derive } = flow.source;
  return JSON.stringify([
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
});

/** How other steps use this step's answers. */
function aroundStep(subject: Subject, { fields }: StepSubject): string {
  const copies = copiesOf(subject.flow);
  const isCopied = fields.some(({ path }) => copies.some(({ from }) => from === path));
  return JSON.stringify([
    fields.map(({ path }) => subject.uses.get(path)),
    // A copy may itself be copied.
    isCopied ? copies.map(({ from, to }) => [from, to, subject.field(to)?.schema]) : [],
  ]);
}
