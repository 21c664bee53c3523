import {
  type Definitions,
  type Expression,
  onceEach,
  operation,
  optionsOf,
  outermost,
  references,
  sectionOf,
  valueAsText,
} from '../../engine/core.ts';
import { readsThrough } from './subject/reads-through.ts';
import { copiesOf, stepExpressions, type StepSubject } from './subject/step-subject.ts';
import type { Subject } from './subject/subject.ts';
import type { StepModel } from '../model/step-model.ts';
import { flowGraph } from './routes.ts';

/**
 * The answers that certain questions about the flow depend on. Only these are distinguished while
 * exploring those questions; all others get one plain answer. This makes the cost a sum over the
 * questions, not a product over all fields. Questions that depend on the same answers share a slice.
 */
export type Slice = {
  /** The steps in question: can they be answered? */
  steps: ReadonlySet<string>;
  /** Does the slice also cover the routes through the whole flow? */
  whole: boolean;
  /** Paths of fields whose classes are explored. */
  split: ReadonlySet<string>;
  /** Paths whose values distinguish states: the split ones and those derived from them. */
  tracked: ReadonlySet<string>;
};

/**
 * One slice for all transitions, and at least one per step for "can it be answered here?". `fragile`
 * holds answers read by steps where visitors get stuck, so they decide who can continue at all.
 */
export function slicesOf(subject: Subject, fragile: ReadonlySet<string>): Slice[] {
  const guarded = [
    ...[...subject.steps.values()].flatMap(({ guardReads }) => [...guardReads]),
    ...fragile,
  ];
  const limits = limitsIn(subject);
  const always = closed(subject, limits, guarded);
  const slices = new Map<string, { steps: Set<string>; whole: boolean } & Closed>();
  const add = (paths: readonly string[], step?: string) => {
    const own = closed(subject, limits, paths, always);
    const key = JSON.stringify([[...own.split].sort(), [...own.tracked].sort()]);
    const slice = slices.get(key) ?? { steps: new Set(), whole: step === undefined, ...own };
    if (step !== undefined) slice.steps.add(step);
    slices.set(key, slice);
  };
  add([]);
  for (const step of subject.steps.values()) {
    for (const paths of independentReads(subject, step)) add(paths, step.step.id);
  }
  return [...slices.values()];
}

type Closed = Pick<Slice, 'split' | 'tracked'>;

/** What a step reads from other steps, in groups that do not interact. */
function independentReads(subject: Subject, step: StepSubject): string[][] {
  const { id } = step.step;
  const expressions = stepExpressions(subject.flow, step.model);
  const hasRules = step.model.rules.length > 0;
  const isCopy = (copy: boolean) => copy && !hasRules;
  const foreign = (paths: Iterable<string>) =>
    [...paths].filter((path) => subject.stepOf(path) !== id && !path.startsWith('$'));
  const together = expressions
    .filter(({ copy }) => !isCopy(copy))
    .flatMap(({ expression }) => foreign(readsThrough(expression, subject.flow.source)));
  const single = expressions
    .filter(({ copy }) => isCopy(copy))
    .flatMap(({ expression }) => foreign([valueAsText(operation(expression)?.operands[0])]));
  // Copies do not interact, so they are tried one at a time.
  return [together, ...[...new Set(single)].map((path) => [...together, path])];
}

/** Adds everything that constrains the split answers: their choices, derivations and rules. */
function closed(
  subject: Subject,
  limits: (path: string) => Limits,
  paths: Iterable<string>,
  from: Closed = { split: new Set(), tracked: new Set() },
): Closed {
  const tracked = new Set(from.tracked);
  const split = new Set(from.split);
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const field = subject.field(path);
    // Lists are distinguished as a whole.
    const name = field === undefined ? path : outermost(field).path;
    if (name.startsWith('$') || tracked.has(name)) continue;
    tracked.add(name);
    const { reads, computed } = limits(name);
    if (!computed && field !== undefined) split.add(name);
    open.push(...reads);
  }
  return { split, tracked };
}

type Limits = { reads: readonly string[]; computed: boolean };

/** Cached because many questions depend on the same answers. */
function limitsIn(subject: Subject): (path: string) => Limits {
  const known = new Map<string, Limits>();
  return (path) => {
    const limits = known.get(path) ?? limitsOf(subject, path);
    known.set(path, limits);
    return limits;
  };
}

function limitsOf(subject: Subject, path: string): Limits {
  const field = subject.field(path);
  const step = subject.steps.get(subject.stepOf(path) ?? '');
  if (step === undefined) return { reads: [], computed: false };
  const choices = field === undefined ? undefined : optionsOf(field)['choicesFrom'];
  const own = { conditions: subject.flow.source.conditions, values: subject.flow.source.values };
  const fromChoices = typeof choices === 'string' ? readsThrough({ value: choices }, own) : [];
  const fromRules = step.model.rules
    .map((rule) => readsThrough(rule.valid, own))
    .filter((reads) => reads.has(path))
    .flatMap((reads) => [...reads]);
  const derivations = subject.flow.source.derive.filter(
    ({ to }) => to === path || to.startsWith(`${path}.`) || path.startsWith(`${to}.`),
  );
  const fromDerivations = stepExpressions(subject.flow, step.model)
    .filter(({ file, at }) =>
      derivations.some(
        (one) => file === 'flow' && at === `/derive/${subject.flow.source.derive.indexOf(one)}`,
      ),
    )
    .flatMap(({ expression }) => [...readsThrough(expression, own)]);
  const source = subject.names.computed.get(path);
  const computed = source !== undefined && !fromDerivations.includes(path);
  const isForeign = (read: string) => subject.stepOf(read) !== step.step.id;
  const foreign = [...fromChoices, ...fromRules, ...fromDerivations].filter(isForeign);
  // The sources of a computed answer are distinguished in its place, even on its own step.
  return { reads: computed ? [...foreign, ...readsThrough(source, own)] : foreign, computed };
}

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
