import { type Answers, type Field, type Json, read, type Scope } from '../../engine/core.ts';
import { classesOf } from './answers/classes.ts';
import type { FlowGraph } from './routes.ts';
import { product } from './satisfy/rows-for-rules.ts';
import type { LaterReads } from './observations.ts';
import { listLabel } from './answers/list-classes.ts';
import { type Press, givenBy, isRefusedAsKind, press } from './answer-step.ts';
import type { Fixed, Reason } from './satisfy/satisfy-schema.ts';
import { stateWith, type Answering, type Leaving, type State } from './state.ts';
import type { Slice } from './slice.ts';
import type { StepSubject } from './subject/step-subject.ts';
import type { Subject } from './subject/subject.ts';

export type Observer = {
  arrive?: (state: State) => void;
  leave: (leaving: Leaving) => void;
  stuck: (state: State, why: Reason) => void;
  unproven: (state: State, why: Reason) => void;
};

/** Limits per slice. Beyond them the proof reports "not proven", never "ok". */
const MAX_STATES = 20_000;
const MAX_CLASSES = 2_000;

type Tools = {
  answer: Answering;
  place: (step: string, from: State | null, own: Answers) => State;
  observer: Observer;
};

/**
 * Explores the flow with every class of the answers that matter to the slice. Visitors whose
 * differences no later step reads are merged. Returns the number of states.
 */
export function explore(
  subject: Subject,
  graph: FlowGraph,
  later: LaterReads,
  slice: Slice,
  answer: Answering,
  observer: Observer,
): number {
  const live = liveness(later, slice);
  const relevant = relevantSteps(subject, graph, slice);
  const seen = new Set<string>();
  const place: Tools['place'] = (step, from, own) => {
    const known = from === null ? {} : { ...from.known, ...subject.known(own) };
    const trail = from === null ? [] : [...from.trail, from.step];
    const key = stateKey(subject, step, known, trail, live(step), graph);
    return stateWith({ key, step, known, trail }, from, () => own);
  };
  const queue: State[] = [place(subject.flow.source.start, null, {})];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    const at = subject.steps.get(state.step);
    if (at === undefined || !relevant.has(state.step)) continue;
    if (seen.has(state.key)) continue;
    seen.add(state.key);
    if (seen.size > MAX_STATES) {
      observer.unproven(state, { by: 'proof', problem: `more than ${MAX_STATES} states to check` });
      break;
    }
    observer.arrive?.(state);
    if (state.trail.includes(state.step)) continue;
    if (slice.steps.has(state.step)) answerAlone(state, at, answer, observer);
    if (branchMatters(graph, slice, state.step))
      queue.push(...leaveStep(subject, slice, state, at, { answer, place, observer }));
  }
  return seen.size;
}

/** A step in question only has to be answerable. Where it leads is a separate question. */
function answerAlone(state: State, at: StepSubject, answer: Answering, observer: Observer): void {
  const outcomes = at.step.actions.map((action) =>
    answer(at, state.known, givenBy(at.step, action)),
  );
  const [first] = outcomes;
  if (outcomes.some(({ ok }) => ok) || first === undefined || first.ok) return;
  observer.stuck(state, first.why);
}

function leaveStep(
  subject: Subject,
  slice: Slice,
  state: State,
  at: StepSubject,
  { answer, place, observer }: Tools,
): State[] {
  const departing = (one: Press) => depart(subject, state, at, one, { answer, place, observer });
  const own = at.fields.filter((field) => slice.split.has(field.path));
  const scope = subject.scope(state.known);
  const classes = own.map((field) =>
    classesOf(
      field,
      subject.uses.get(field.path) ?? [],
      subject.classContext(subject.offered(field, scope)),
    ),
  );
  for (const field of own.filter((one) => !isDistinguished(subject, one, scope))) {
    observer.unproven(state, notDistinguished(field));
  }
  const size = classes.reduce((total, { values }) => total * values.length, 1);
  if (size > MAX_CLASSES) {
    observer.unproven(state, { by: 'proof', problem: `${size} kinds of answers to tell apart` });
    return [];
  }
  const kinds = [...product(classes.map(({ values }) => values))].map(
    (values): Fixed => new Map(own.map((field, index) => [field.path, values[index]])),
  );
  const { presses, refused } = press(state, at, kinds, answer);
  for (const why of refused.unproven) observer.unproven(state, why);
  for (const field of own.filter((one) => isRefusedAsKind(subject, one, refused.byRule, presses))) {
    observer.unproven(state, notDistinguished(field));
  }
  if (presses.length > 0) return presses.flatMap(departing);
  const plain = press(state, at, [new Map()], answer);
  if (plain.presses.length === 0) {
    const nothing: Reason = { by: 'proof', problem: 'it has no button' };
    observer.stuck(state, plain.refused.why ?? nothing);
    return [];
  }
  const unknown: Reason = { by: 'proof', problem: 'no answer of a known kind is valid' };
  if (own.length > 0) observer.unproven(state, unknown);
  return plain.presses.flatMap(departing);
}

const notDistinguished = ({ path }: Field): Reason => ({
  by: 'proof',
  path,
  problem: `conditions or rules test "${path}" in a way that the proof cannot follow`,
  instead:
    'Compare it only with fixed values, without "multipleOf" and only in sums of the same answers, or ask a separate question and branch on that.',
});

/** Do the classes distinguish everything that later steps and transitions test about the field? */
function isDistinguished(subject: Subject, field: Field, scope: Scope): boolean {
  const uses = subject.decisive.get(field.path) ?? [];
  const matters = subject.decides.has(field.path) || uses.some(({ kind }) => kind === 'arithmetic');
  if (!matters) return true;
  return classesOf(field, uses, subject.classContext(subject.offered(field, scope))).exact;
}

function depart(
  subject: Subject,
  state: State,
  at: StepSubject,
  { action, own }: Press,
  { place, observer }: Tools,
): State[] {
  const scope = { ...state.known, ...own, ...subject.ambient };
  const open = at.step.next.map(({ when }) => when === null || when(scope));
  const taken = open.indexOf(true);
  const target = at.step.next[taken]?.to;
  if (target === undefined) return [];
  const to = place(target, state, own);
  observer.leave({ from: state, open, taken, to, action });
  return [to];
}

/** Steps that are in question, or can lead to one that is. */
function relevantSteps(subject: Subject, graph: FlowGraph, slice: Slice): ReadonlySet<string> {
  const all = [...subject.steps.keys()];
  return new Set(all.filter((id) => slice.steps.has(id) || branchMatters(graph, slice, id)));
}

/** Does it matter to the slice where this step leads? */
function branchMatters(graph: FlowGraph, { steps, whole }: Slice, id: string): boolean {
  const after = graph.from(id);
  return whole || [...steps].some((step) => step !== id && after.has(step));
}

/** Tracked paths that this or a later step may still read. */
function liveness(later: LaterReads, slice: Slice): (step: string) => readonly string[] {
  const known = new Map<string, string[]>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const { concern } = later(id);
    const live = [...slice.tracked].filter(concern);
    known.set(id, live);
    return live;
  };
}

function stateKey(
  subject: Subject,
  step: string,
  answers: Answers,
  trail: readonly string[],
  live: readonly string[],
  graph: FlowGraph,
): string {
  const values = live.map((path): Json => {
    const value = read(answers, path) ?? null;
    return Array.isArray(value) ? listLabel(value, subject.uses.get(path) ?? []) : value;
  });
  return JSON.stringify([step, values, trail.filter((id) => graph.circular.has(id))]);
}
