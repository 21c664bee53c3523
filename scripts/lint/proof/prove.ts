import type { CompiledFlow } from '../../../src/flow/compile.ts';
import { choose } from '../../../src/flow/walk.ts';
import type { Answers } from '../../../src/flow/types.ts';
import type { Catalogs } from '../../../src/logic/expression.ts';
import type { Json } from '../../../src/logic/json.ts';
import { read } from '../../../src/logic/path.ts';
import type { StepModel } from '../model/model.ts';
import { explore, type Answering, type Leaving, type State } from './explore.ts';
import { flowGraph } from './graph.ts';
import { slicesOf } from './slice.ts';
import { stepExpressions, type StepExpression } from './step-expressions.ts';
import type { StepSubject } from './step-subject.ts';
import { makeSubject, type Subject } from './subject.ts';
import { waysThrough, type Ways } from './ways.ts';
import type { WitnessResult } from './mend.ts';
import { answerStep, givenBy } from './witness.ts';

/** An answer that is read where a visitor may not have been asked for it. */
type MissingRead = {
  step: string;
  path: string;
  /** The way out that reads it, or the rule, list of choices or derivation. */
  by: { kind: 'way out'; index: number } | { kind: 'step'; expression: StepExpression };
  state: State;
};

/** What the exploration of a flow has shown. Everything comes with answers that show it. */
export type Proof = {
  subject: Subject;
  /** First visitor found at each step and page. */
  reached: ReadonlyMap<string, State>;
  /** First visitor found who takes a way out, by `step index`. */
  fired: ReadonlyMap<string, Leaving>;
  /** First visitor found who leaves by a button, by `step action`. */
  pressed: ReadonlyMap<string, Leaving>;
  /** First visitor found for whom the condition of a way out holds, taken or not. */
  open: ReadonlyMap<string, Leaving>;
  /** Pairs of conditions that hold for the same visitor, so that their order decides. */
  overlaps: readonly { first: number; second: number; leaving: Leaving }[];
  /** Everything that the flow offers to somebody, by the path of the field. */
  offers: ReadonlyMap<string, ReadonlySet<Json>>;
  stuck: readonly { state: State; why: string }[];
  circles: readonly State[];
  unproven: readonly { state: State; why: string }[];
  missing: readonly MissingRead[];
  /** Visitors at the end, one for each kind of way. */
  ends: readonly State[];
  ways: Ways;
  /** Number of states that were looked at. */
  states: number;
};

/** Explores a compiled flow with its steps' schemas and rules. `today` is an ISO local date. */
export function proveFlow(
  flow: CompiledFlow,
  models: readonly StepModel[],
  catalogs: Catalogs,
  today: string,
): Proof {
  const subject = makeSubject(flow, models, catalogs, today);
  const graph = flowGraph(flow);
  const answer = remembering(subject);
  const fragile = new Set<string>();
  let found = new Findings(subject);
  let states = 0;
  // Where somebody gets stuck, what the step reads decides who gets on: it is told apart as well.
  for (let size = -1; size < fragile.size;) {
    size = fragile.size;
    found = new Findings(subject);
    for (const slice of slicesOf(subject, fragile)) {
      states += explore(subject, graph, slice, answer, {
        arrive: (state) => found.arrive(state),
        leave: (leaving) => found.leave(leaving, slice.until === null),
        stuck: (state, why) => {
          keepFirst(found.stuck, state.step, { state, why });
          for (const path of subject.steps.get(state.step)?.stepReads ?? []) fragile.add(path);
        },
        unproven: (state, why) => keepFirst(found.unproven, `${state.step} ${why}`, { state, why }),
      });
    }
  }
  for (const { to } of found.fired.values()) {
    const end = finish(subject, answer, to);
    if (end !== undefined) keepFirst(found.ends, end.trail.join(' '), end);
  }
  const isPage = (id: string) => flow.page(id) !== undefined;
  const start = found.start?.key ?? '';
  return {
    subject,
    reached: found.reached,
    fired: found.fired,
    pressed: found.pressed,
    open: found.open,
    offers: found.offers,
    overlaps: [...found.overlaps.values()],
    stuck: [...found.stuck.values()],
    circles: [...found.circles.values()],
    unproven: [...found.unproven.values()],
    missing: [...found.missing.values()],
    ends: [...found.ends.values()],
    ways:
      found.circles.size > 0
        ? { bounds: null, sequences: [], more: false }
        : waysThrough(start, found.leavings, isPage),
    states,
  };
}

/** Goes on from a state to the end with the plainest answers; undefined when there is no end. */
function finish(subject: Subject, answer: Answering, from: State): State | undefined {
  let state = from;
  for (;;) {
    if (subject.flow.page(state.step) !== undefined) return state;
    const at = subject.steps.get(state.step);
    if (at === undefined || state.trail.includes(state.step)) return undefined;
    const before = state.answers;
    const result = at.step.actions
      .map((action) => answer(at, before, givenBy(at.step, action)))
      .find(({ ok }) => ok);
    if (result?.ok !== true) return undefined;
    const { answers } = result;
    const way = choose(at.step, { ...answers, ...subject.ambient });
    if (way === undefined) return undefined;
    state = { ...state, step: way.to, answers, trail: [...state.trail, state.step] };
  }
}

/** The same answers before, as far as the step reads them, and the same fixed ones: same outcome. */
function remembering(subject: Subject): Answering {
  const known = new Map<string, WitnessResult>();
  return (at, before, fixed) => {
    const reads = [...at.stepReads].map((path): Json => read(before, path) ?? null);
    const key = JSON.stringify([
      at.step.id,
      reads,
      [...fixed].map(([path, value]) => [path, value ?? null, value === undefined]),
    ]);
    const result = known.get(key) ?? answerStep(subject, at, before, fixed);
    known.set(key, result);
    return result.ok
      ? { ok: true, answers: { ...before, ...ownAnswers(at, result.answers) } }
      : result;
  };
}

function ownAnswers({ step }: StepSubject, answers: Answers): Answers {
  return Object.fromEntries(step.sections.map((section) => [section, answers[section]]));
}

/** Collects what one exploration after another comes upon; the first witness of a thing is kept. */
class Findings {
  readonly reached = new Map<string, State>();
  readonly fired = new Map<string, Leaving>();
  readonly pressed = new Map<string, Leaving>();
  readonly open = new Map<string, Leaving>();
  readonly overlaps = new Map<string, { first: number; second: number; leaving: Leaving }>();
  readonly offers = new Map<string, Set<Json>>();
  readonly stuck = new Map<string, { state: State; why: string }>();
  readonly circles = new Map<string, State>();
  readonly unproven = new Map<string, { state: State; why: string }>();
  readonly missing = new Map<string, MissingRead>();
  readonly ends = new Map<string, State>();
  readonly leavings: Leaving[] = [];
  start: State | undefined;

  constructor(readonly subject: Subject) {}

  arrive(state: State): void {
    this.start ??= state;
    keepFirst(this.reached, state.step, state);
    this.offer(state);
    if (state.trail.includes(state.step)) keepFirst(this.circles, state.step, state);
  }

  private offer({ step, answers }: State): void {
    const scope = { ...answers, ...this.subject.ambient };
    for (const field of this.subject.steps.get(step)?.fields ?? []) {
      const offered = this.subject.offered(field, scope);
      if (offered === null) continue;
      const known = this.offers.get(field.path) ?? new Set();
      for (const choice of offered) known.add(choice);
      this.offers.set(field.path, known);
    }
  }

  leave(leaving: Leaving, whole: boolean): void {
    const { from, open, taken, to, answers, action } = leaving;
    keepFirst(this.fired, `${from.step} ${taken}`, leaving);
    keepFirst(this.pressed, `${from.step} ${action}`, leaving);
    open.forEach((holds, index) => {
      if (holds) keepFirst(this.open, `${from.step} ${index}`, leaving);
    });
    this.compare(leaving);
    this.readMissing(from, answers, taken);
    if (this.subject.flow.page(to.step) !== undefined) {
      keepFirst(this.reached, to.step, to);
      keepFirst(this.ends, to.trail.join(' '), to);
    }
    if (whole) this.leavings.push(leaving);
  }

  private compare(leaving: Leaving): void {
    const { from, open } = leaving;
    const step = this.subject.flow.step(from.step);
    const conditional = open.flatMap((holds, index) =>
      holds && step?.next[index]?.when ? [index] : [],
    );
    for (const [position, first] of conditional.entries()) {
      for (const second of conditional.slice(position + 1)) {
        keepFirst(this.overlaps, `${from.step} ${first} ${second}`, { first, second, leaving });
      }
    }
  }

  private readMissing(from: State, answers: Answers, taken: number): void {
    const at = this.subject.steps.get(from.step);
    if (at === undefined) return;
    const scope = { ...answers, ...this.subject.ambient };
    const state = { ...from, answers };
    at.step.source.next.slice(0, taken + 1).forEach(({ when }, index) => {
      if (when === undefined) return;
      for (const path of this.subject.missing({ condition: when }, scope)) {
        const read: MissingRead = { step: from.step, path, by: { kind: 'way out', index }, state };
        keepFirst(this.missing, `${from.step} ${index} ${path}`, read);
      }
    });
    for (const expression of stepExpressions(this.subject.flow, at.model)) {
      if (expression.file === 'flow') continue;
      for (const path of this.subject.missing(expression.expression, scope)) {
        if (this.subject.stepOf(path) === from.step) continue;
        const read: MissingRead = {
          step: from.step,
          path,
          by: { kind: 'step', expression },
          state,
        };
        keepFirst(this.missing, `${from.step} ${expression.at} ${path}`, read);
      }
    }
  }
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
