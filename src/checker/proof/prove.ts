import type { Catalogs, CompiledFlow, Json } from '../../engine/core.ts';
import type { StepModel } from '../model/step-model.ts';
import { explore } from './explore.ts';
import type { Answering, Leaving, State } from './state.ts';
import { Observations, type MissingRead } from './observations.ts';
import { flowGraph, type FlowGraph } from './graph.ts';
import { answering } from './answering.ts';
import { laterReads, type LaterReads } from './later-reads.ts';
import { slicesOf } from './slice.ts';
import type { Reason } from './reason.ts';
import { makeSubject, type Subject } from './subject.ts';
import { finishing } from './finishing.ts';
import { NO_ROUTES, routesThrough, type Routes } from './routes.ts';

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
export function proveFlow(
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
