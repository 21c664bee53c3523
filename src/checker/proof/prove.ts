import type { Catalogs, CompiledFlow, Json } from '../../engine/core.ts';
import type { StepModel } from '../model/step-model.ts';
import { explore } from './explore.ts';
import type { Answering, Leaving, State } from './state.ts';
import { type LaterReads, type MissingRead, Observations, laterReads } from './observations.ts';
import { type FlowGraph, NO_ROUTES, type Routes, flowGraph, routesThrough } from './routes.ts';
import { answering, finishing } from './answer-step.ts';
import { slicesOf } from './slice.ts';
import type { Reason } from './satisfy/satisfy-schema.ts';
import { type Subject, makeSubject } from './subject/subject.ts';
import type { Model } from '../model/model.ts';

/** The results of exploring a flow, each with answers as evidence. */
export type Proof = {
  subject: Subject;
  /** First visitor found at each step and page, by id. */
  reached: ReadonlyMap<string, State>;
  /** Several distinct visitors to each step. */
  arrivals: ReadonlyMap<string, readonly State[]>;
  /** First visitor found who takes a transition, by `step index`. */
  fired: ReadonlyMap<string, Leaving>;
  /** First visitor found who leaves with a button, by `step action`. */
  pressed: ReadonlyMap<string, Leaving>;
  /** First visitor found for whom a transition's condition is true, taken or not, by `step index`. */
  open: ReadonlyMap<string, Leaving>;
  /** Pairs of conditions that are true for the same visitor, so their order decides. */
  overlaps: readonly { first: number; second: number; leaving: Leaving }[];
  /** All choices the flow offers to any visitor, by field path. */
  offers: ReadonlyMap<string, ReadonlySet<Json>>;
  stuck: readonly { state: State; why: Reason }[];
  circles: readonly State[];
  unproven: readonly { state: State; why: Reason }[];
  missing: readonly MissingRead[];
  /** Finished visitors, one per route. */
  ends: readonly State[];
  routes: Routes;
  /** Number of states explored. */
  states: number;
};

/** Explores a compiled flow with the schemas and rules of its steps. `today` is an ISO date. */
function proveFlow(
  flow: CompiledFlow,
  models: readonly StepModel[],
  catalogs: Catalogs,
  today: string,
): Proof {
  const subject = makeSubject(flow, models, catalogs, today);
  const answer = answering(subject);
  const graph = flowGraph(flow);
  const later = laterReads(subject, graph);
  const { found, states } = exploreAll(subject, graph, later, answer);
  const finish = finishing(subject, later, answer);
  for (const { to } of found.fired.values()) {
    const end = finish(to);
    if (end !== undefined) found.end(end);
  }
  const isPage = (id: string) => flow.page(id) !== undefined;
  const start = found.start?.key ?? '';
  return {
    subject,
    reached: found.reached,
    arrivals: found.arrivals,
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
    routes: found.circles.size > 0 ? NO_ROUTES : routesThrough(start, found.leavings, isPage),
    states,
  };
}

/**
 * Explores every slice. If a visitor gets stuck, the answers the step reads decide who can continue,
 * so the next round distinguishes those as well, until no new ones turn up.
 */
function exploreAll(
  subject: Subject,
  graph: FlowGraph,
  later: LaterReads,
  answer: Answering,
): { found: Observations; states: number } {
  const fragile = new Set<string>();
  let states = 0;
  for (;;) {
    const found = new Observations(subject);
    const known = fragile.size;
    for (const slice of slicesOf(subject, fragile)) {
      states += explore(subject, graph, later, slice, answer, {
        arrive: (state) => found.arrive(state),
        leave: (leaving) => found.leave(leaving, slice.whole),
        stuck: (state, why) => {
          found.stop(state, why);
          for (const path of subject.steps.get(state.step)?.stepReads ?? []) fragile.add(path);
        },
        unproven: (state, why) => found.giveUp(state, why),
      });
    }
    if (fragile.size === known) return { found, states };
  }
}

const subjects = new WeakMap<Model, Subject>();
const proofs = new WeakMap<Model, Proof>();
/**
 * The last proof of each flow with the files it depends on: editing a page's text needs no new proof.
 */
const last = new Map<string, { about: string; proof: Proof }>();

/**
 * The project prepared for the proof, without running it. Undefined under the same conditions as the
 * proof; computed once per model.
 */
export function subjectOf(model: Model): Subject | undefined {
  const known = subjects.get(model) ?? proofs.get(model)?.subject;
  if (known !== undefined) return known;
  const compiled = runnable(model);
  if (compiled === undefined) return undefined;
  const subject = makeSubject(compiled, model.steps, model.catalogs, model.today);
  subjects.set(model, subject);
  return subject;
}

/**
 * The proof for a project's flow. Undefined if the flow or a rule does not compile or a step has no
 * usable schema, since nothing can run then. Computed once per model.
 */
export function proofOf(model: Model): Proof | undefined {
  const known = proofs.get(model);
  if (known !== undefined) return known;
  const { steps, catalogs, today } = model;
  const compiled = runnable(model);
  if (compiled === undefined) return undefined;
  const about = textsOf(model);
  const before = last.get(model.flowPath);
  const proof =
    before?.about === about ? before.proof : proveFlow(compiled, steps, catalogs, today);
  last.set(model.flowPath, { about, proof });
  proofs.set(model, proof);
  return proof;
}

function runnable({ compiled, steps }: Model): Model['compiled'] {
  if (compiled === undefined || steps.length !== compiled.steps.length) return undefined;
  return steps.every(({ rulesParse }) => rulesParse) ? compiled : undefined;
}

/** The contents of the files that the proof depends on, which excludes pages and migrations. */
function textsOf({ files, today }: Model): string {
  const texts = files
    .filter(({ path }) => !path.startsWith('schemas/content/') && !path.endsWith('.seen.json'))
    .map(({ path, text }) => `${path}\n${text}`);
  return [today, ...texts].join('\n');
}
