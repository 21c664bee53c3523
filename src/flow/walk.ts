import type { Scope } from '../logic/expression.ts';
import type { Json } from '../logic/json.ts';
import type { CompiledFlow, CompiledStep, CompiledTransition } from './compile.ts';
import type { Answers, StepId } from './types.ts';

/** What conditions may read besides answers; names start with `$`, e.g. `$today`. */
export type Ambient = Readonly<Record<`$${string}`, Json | undefined>>;

/** The visitor's own path through the flow. */
export type Walk = {
  steps: readonly CompiledStep[];
  /** The transition taken out of each step, in the same order. */
  taken: readonly CompiledTransition[];
  /** Id of the final page; null if the flow is circular, which `npm run validate` forbids. */
  end: StepId | null;
  /** Answers of the steps on the path: nothing else may be read (law 3). */
  active: Answers;
};

/**
 * Follows the flow from its start. A condition sees only what was answered before it, so an
 * answer on an abandoned branch decides nothing (D28). A repeated step ends the walk, so the walk
 * terminates (law 1). The walk is memoized by the identity of the answers, because every query
 * starts with it; answers are never mutated.
 */
export function walk(flow: CompiledFlow, answers: Answers, ambient: Ambient = NOTHING): Walk {
  const last = walked.get(answers);
  if (last?.flow === flow && sameAmbient(last.ambient, ambient)) return last.walk;
  const made = follow(flow, answers, ambient);
  walked.set(answers, { flow, ambient, walk: made });
  return made;
}

const NOTHING: Ambient = {};
const walked = new WeakMap<Answers, { flow: CompiledFlow; ambient: Ambient; walk: Walk }>();

function sameAmbient(a: Ambient, b: Ambient): boolean {
  if (a === b) return true;
  const names = Object.keys(a) as (keyof Ambient)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function follow(flow: CompiledFlow, answers: Answers, ambient: Ambient): Walk {
  const steps: CompiledStep[] = [];
  const taken: CompiledTransition[] = [];
  const seen = new Set<StepId>();
  const active: Record<string, Json | undefined> = {};
  let step = flow.step(flow.source.start);
  let end: StepId | null = null;
  while (step !== undefined && !seen.has(step.id)) {
    seen.add(step.id);
    steps.push(step);
    Object.assign(active, sectionsOf(step, answers));
    const isForked = step.next.some(({ when }) => when !== null);
    const transition = choose(step, isForked ? { ...active, ...ambient } : ambient);
    if (transition === undefined) break;
    taken.push(transition);
    end = flow.page(transition.to)?.id ?? null;
    step = flow.step(transition.to);
  }
  return { steps, taken, end, active };
}

/** The answers of one step, by section; sections that are not answered are left out. */
export function sectionsOf(step: CompiledStep, answers: Answers): Answers {
  return Object.fromEntries(
    step.sections.flatMap((section) =>
      answers[section] === undefined ? [] : [[section, answers[section]] as const],
    ),
  );
}

/** The first transition whose condition holds; the last one has none. */
export function choose(step: CompiledStep, scope: Scope): CompiledTransition | undefined {
  return step.next.find(({ when }) => when === null || when(scope));
}

/** Answers on the visitor's path: what counts, what is sent (laws 3 and 5). */
export function activeAnswers(
  flow: CompiledFlow,
  answers: Answers,
  ambient: Ambient = {},
): Answers {
  return walk(flow, answers, ambient).active;
}

/** Answers that are kept but ignored, because the visitor left their branch (D28). */
export function parkedAnswers(
  flow: CompiledFlow,
  answers: Answers,
  ambient: Ambient = {},
): Answers {
  const { active } = walk(flow, answers, ambient);
  return Object.fromEntries(
    Object.entries(answers).filter(([section]) => !Object.hasOwn(active, section)),
  );
}
