import { type Json, type Scope, isMissing, read, sectionOf } from '../../engine/core.ts';
import { type Reason, reasonKey } from './satisfy/satisfy-schema.ts';
import type { Leaving, State } from './state.ts';
import { type StepExpression, stepExpressions, type StepSubject } from './subject/step-subject.ts';
import type { Subject } from './subject/subject.ts';
import type { FlowGraph } from './routes.ts';

/** An answer that is read although the visitor may not have been asked for it. */
export type MissingRead = {
  step: string;
  path: string;
  /** What reads it: a transition, or else a rule, list of choices or derivation. */
  by: { kind: 'transition'; index: number } | { kind: 'step'; expression: StepExpression };
  state: State;
};

const ARRIVALS = 40;

/** Collects findings from the explorations. Only the first witness of each is kept. */
export class Observations {
  readonly reached = new Map<string, State>();
  readonly arrivals = new Map<string, State[]>();
  readonly fired = new Map<string, Leaving>();
  readonly pressed = new Map<string, Leaving>();
  readonly open = new Map<string, Leaving>();
  readonly overlaps = new Map<string, { first: number; second: number; leaving: Leaving }>();
  readonly offers = new Map<string, Set<Json>>();
  readonly stuck = new Map<string, { state: State; why: Reason }>();
  readonly circles = new Map<string, State>();
  readonly unproven = new Map<string, { state: State; why: Reason }>();
  readonly missing = new Map<string, MissingRead>();
  readonly ends = new Map<string, State>();
  readonly leavings: Leaving[] = [];
  start: State | undefined;

  constructor(readonly subject: Subject) {}

  arrive(state: State): void {
    this.start ??= state;
    keepFirst(this.reached, state.step, state);
    this.keepArrival(state);
    this.offer(state);
    if (state.trail.includes(state.step)) keepFirst(this.circles, state.step, state);
  }

  /** Keeps the first few distinct visitors to a step. */
  private keepArrival(state: State): void {
    const known = this.arrivals.get(state.step) ?? [];
    if (known.length < ARRIVALS && !known.some(({ key }) => key === state.key)) known.push(state);
    this.arrivals.set(state.step, known);
  }

  private offer({ step, known: answers }: State): void {
    const scope = this.subject.scope(answers);
    for (const field of this.subject.steps.get(step)?.fields ?? []) {
      const offered = this.subject.offered(field, scope);
      if (offered === null) continue;
      const known = this.offers.get(field.path) ?? new Set();
      for (const choice of offered) known.add(choice);
      this.offers.set(field.path, known);
    }
  }

  stop(state: State, why: Reason): void {
    keepFirst(this.stuck, state.step, { state, why });
  }

  giveUp(state: State, why: Reason): void {
    keepFirst(this.unproven, `${state.step} ${reasonKey(why)}`, { state, why });
  }

  /** `whole` is true if the exploration distinguishes the routes through the whole flow. */
  leave(leaving: Leaving, whole: boolean): void {
    const { from, open, taken, to, action } = leaving;
    keepFirst(this.fired, `${from.step} ${taken}`, leaving);
    keepFirst(this.pressed, `${from.step} ${action}`, leaving);
    open.forEach((holds, index) => {
      if (holds) keepFirst(this.open, `${from.step} ${index}`, leaving);
    });
    this.compare(leaving);
    this.readMissing(leaving);
    if (this.subject.flow.page(to.step) !== undefined) {
      keepFirst(this.reached, to.step, to);
      this.end(to);
    }
    if (whole) this.leavings.push(leaving);
  }

  end(state: State): void {
    keepFirst(this.ends, state.trail.join(' '), state);
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

  private readMissing(leaving: Leaving): void {
    const at = this.subject.steps.get(leaving.from.step);
    if (at === undefined) return;
    const scope = this.subject.scope(leaving.to.known);
    const lacks = (paths: ReadonlySet<string>) =>
      [...paths].some((path) => isMissing(read(scope, path)));
    if (lacks(at.guardReads)) this.missingInTransition(leaving, at, scope);
    if (lacks(at.stepReads)) this.missingInStep(leaving, at, scope);
  }

  private missingInTransition({ to, taken }: Leaving, { step }: StepSubject, scope: Scope): void {
    step.source.next.slice(0, taken + 1).forEach(({ when }, index) => {
      if (when === undefined) return;
      for (const path of this.subject.missing({ condition: when }, scope)) {
        const by = { kind: 'transition', index } as const;
        const key = `${step.id} ${index} ${path}`;
        keepFirst(this.missing, key, { step: step.id, path, by, state: to });
      }
    });
  }

  private missingInStep({ to }: Leaving, { step, model }: StepSubject, scope: Scope): void {
    for (const expression of stepExpressions(this.subject.flow, model)) {
      if (expression.file === 'flow') continue;
      for (const path of this.subject.missing(expression.expression, scope)) {
        if (this.subject.stepOf(path) === step.id) continue;
        const by = { kind: 'step', expression } as const;
        const key = `${step.id} ${expression.at} ${path}`;
        keepFirst(this.missing, key, { step: step.id, path, by, state: to });
      }
    }
  }
}

function keepFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** What this or a later step may still read. */
export type LaterReads = (step: string) => {
  sections: ReadonlySet<string>;
  /** Is the answer at the path read, directly or through one of its parts or parents? */
  concern: (path: string) => boolean;
};

export function laterReads({ steps }: Subject, graph: FlowGraph): LaterReads {
  const known = new Map<string, ReturnType<LaterReads>>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const ahead = [...graph.from(id)].flatMap((after) => steps.get(after) ?? []);
    const read = new Set<string>();
    for (const { guardReads, stepReads, shownReads } of ahead) {
      for (const paths of [guardReads, stepReads, shownReads]) {
        for (const path of paths) read.add(path);
      }
    }
    const around = new Set([...read].flatMap(withParents));
    const later = {
      sections: new Set([...read].map(sectionOf)),
      concern: (path: string) =>
        around.has(path) || withParents(path).some((parent) => read.has(parent)),
    };
    known.set(id, later);
    return later;
  };
}

/** `a.b.c` → `a.b.c`, `a.b`, `a`. */
function withParents(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_key, index) => keys.slice(0, keys.length - index).join('.'));
}
