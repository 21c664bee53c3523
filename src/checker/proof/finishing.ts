import { type Answers, choose } from '../../engine/core.ts';
import { givenBy } from './answer-step.ts';
import type { LaterReads } from './later-reads.ts';
import { stateWith, type Answering, type State } from './state.ts';
import type { Subject } from './subject.ts';

/** The remaining steps of a route with the answers to each, ending in a page. */
type Rest = { step: string; own: Answers; rest: Rest } | { page: string };

/** Continues to an end page with the simplest answers. Undefined if no end page can be reached. */
export function finishing(
  subject: Subject,
  later: LaterReads,
  answer: Answering,
): (from: State) => State | undefined {
  /** Keyed by the step and the answers the rest of the route depends on; null while being computed. */
  const known = new Map<string, Rest | null | undefined>();
  const restFrom = (step: string, answers: Answers): Rest | undefined => {
    if (subject.flow.page(step) !== undefined) return { page: step };
    const { sections } = later(step);
    const key = JSON.stringify([step, [...sections].map((name) => answers[name] ?? null)]);
    const before = known.get(key);
    // Null means a cycle: the route returns to a state whose rest is still being computed.
    if (before !== undefined || known.has(key)) return before ?? undefined;
    known.set(key, null);
    const rest = restOf(step, answers);
    known.set(key, rest);
    return rest;
  };
  const restOf = (step: string, answers: Answers): Rest | undefined => {
    const at = subject.steps.get(step);
    const result = at?.step.actions
      .map((action) => answer(at, answers, givenBy(at.step, action)))
      .find(({ ok }) => ok);
    if (at === undefined || result?.ok !== true) return undefined;
    const { own } = result;
    const transition = choose(at.step, { ...answers, ...own, ...subject.ambient });
    const rest = transition && restFrom(transition.to, { ...answers, ...subject.known(own) });
    return rest && { step, own, rest };
  };
  return (from) => {
    const trail = [...from.trail];
    const given: Answers[] = [];
    let here = restFrom(from.step, from.known);
    while (here !== undefined && 'rest' in here) {
      if (trail.includes(here.step)) return undefined;
      trail.push(here.step);
      given.push(here.own);
      here = here.rest;
    }
    if (here === undefined) return undefined;
    const known = Object.assign(
      {},
      from.known,
      ...given.map((own) => subject.known(own)),
    ) as Answers;
    const part = { key: from.key, step: here.page, known, trail };
    return stateWith(part, from, () => Object.assign({}, ...given) as Answers);
  };
}
