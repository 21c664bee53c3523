import { isAbsent, type Json } from '../logic/json.ts';
import type { CompiledFlow, CompiledTransition } from './compiled.ts';
import { resumeAt } from './complete.ts';
import type { Answers, StepId } from './types.ts';
import { choose, visibleSections, walk, type Ambient } from './walk.ts';

/** The destination of a transition, as the browser sees it. */
export type Place = {
  id: StepId;
  path: string;
  /** URL parameters in the order of the flow file; values that do not fit in a URL are left out. */
  query: readonly (readonly [string, string])[];
  /** Navigation state, without missing values. */
  state: Readonly<Record<string, Json>>;
};

/**
 * Where Continue leads from a step. A step off the visitor's path (a deep link, D7) decides with the
 * answers on the path and its own.
 */
export function next(
  flow: CompiledFlow,
  from: StepId,
  answers: Answers,
  ambient: Ambient = {},
): Place | undefined {
  const step = flow.step(from);
  if (step === undefined) return undefined;
  const { steps, taken, scope } = walk(flow, answers, ambient);
  const position = steps.indexOf(step);
  if (position >= 0) return placeOf(flow, taken[position], scope);
  const withOwn = { ...scope, ...visibleSections(step, answers, scope) };
  return placeOf(flow, choose(step, withOwn), withOwn);
}

/**
 * Where Back leads (D6): the step before on the visitor's path, with the URL it had on the way
 * forward. From a step off the path: the last step on the path that comes before it in the
 * flow. Undefined on the first step.
 */
export function previous(
  flow: CompiledFlow,
  from: StepId,
  answers: Answers,
  ambient: Ambient = {},
): Place | undefined {
  const { steps, taken, scope, end } = walk(flow, answers, ambient);
  const here = flow.step(from);
  const index =
    here === undefined
      ? from === end
        ? steps.length - 1
        : -1
      : steps.includes(here)
        ? steps.indexOf(here) - 1
        : steps.findLastIndex((step) => step.position < here.position);
  const step = steps[index];
  if (step === undefined) return undefined;
  const into = taken[index - 1];
  return into === undefined
    ? { id: step.id, path: step.source.path, query: [], state: {} }
    : placeOf(flow, into, scope);
}

/** A step with the URL that leads to it on the visitor's path. */
export function placeFor(
  flow: CompiledFlow,
  id: StepId,
  answers: Answers,
  ambient: Ambient = {},
): Place | undefined {
  const { taken, scope } = walk(flow, answers, ambient);
  const into = taken.find((transition) => transition.to === id);
  if (into !== undefined) return placeOf(flow, into, scope);
  const path = flow.step(id)?.source.path ?? flow.page(id)?.path;
  return path === undefined ? undefined : { id, path, query: [], state: {} };
}

/** Path of the first question. */
export const startPath = ({ source, step }: CompiledFlow): string =>
  step(source.start)?.source.path ?? '/';

/** The place where a returning visitor continues (`resumeAt`). */
export function placeReached(
  flow: CompiledFlow,
  draft: Parameters<typeof resumeAt>[1],
  ambient: Ambient,
): Place | undefined {
  return placeFor(flow, resumeAt(flow, draft, ambient), draft.answers, ambient);
}

/** `/onboarding/email?businessType=food&step=3`. */
export function urlOf({ path, query }: Pick<Place, 'path' | 'query'>): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? path : `${path}?${search}`;
}

function placeOf(
  flow: CompiledFlow,
  transition: CompiledTransition | undefined,
  scope: Readonly<Record<string, Json | undefined>>,
): Place | undefined {
  if (transition === undefined) return undefined;
  const { to, query, state } = transition;
  const path = flow.step(to)?.source.path ?? flow.page(to)?.path;
  if (path === undefined) return undefined;
  const filled = (record: CompiledTransition['query']) =>
    Object.entries(record).flatMap(([name, evaluate]) => {
      const value = evaluate(scope);
      return value === undefined ? [] : [[name, value] as const];
    });
  return {
    id: to,
    path,
    query: filled(query).flatMap(([name, value]) =>
      isAbsent(value) || typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
    state: Object.fromEntries(filled(state)),
  };
}
