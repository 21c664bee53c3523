import type { Scope } from '../logic/expressions/scope.ts';
import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import type { CompiledFlow, CompiledStep, CompiledTransition } from './compiled.ts';
import { CONSENTS, countedConsents } from './consents.ts';
import { sectionsFromData, stepData } from './step-data.ts';
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
  /**
   * Answers to the questions on the path, what the page at its end keeps, and the consents that were
   * given on it: nothing else may be read (law 3), neither an abandoned branch nor a question hidden by another answer of its step.
   */
  active: Answers;
  /** `active` and the ambient values, as expressions read them. */
  scope: Scope;
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
  /** Most of the sections of a long flow are not answered yet, and an object is slow to say so. */
  const answered = new Set(Object.keys(answers));
  const steps: CompiledStep[] = [];
  const taken: CompiledTransition[] = [];
  const seen = new Set<StepId>();
  const active: Record<string, Json | undefined> = {};
  /** Grows with each step, which is safe because expressions do not retain it. */
  const scope: Record<string, Json | undefined> = { ...ambient };
  let step = flow.step(flow.source.start);
  let end: StepId | null = null;
  while (step !== undefined && !seen.has(step.id)) {
    seen.add(step.id);
    steps.push(step);
    const own = step.hides ? visibleSections(step, answers, scope) : answers;
    for (const section of step.sections) {
      if (!step.hides && !answered.has(section)) continue;
      const value = own[section];
      if (value === undefined) continue;
      active[section] = value;
      scope[section] = value;
    }
    const transition = choose(step, scope);
    if (transition === undefined) break;
    taken.push(transition);
    end = flow.page(transition.to)?.id ?? null;
    step = flow.step(transition.to);
  }
  for (const section of keptAt(flow, end)) {
    const value = answers[section];
    if (value === undefined) continue;
    active[section] = value;
    scope[section] = value;
  }
  if (answered.has(CONSENTS))
    active[CONSENTS] = countedConsents(flow.consents, answers, active, seen);
  return { steps, taken, end, active, scope };
}

/** Sections that are entered on pages: on the one that a path ends at, and on the one it links to. */
function keptAt(flow: CompiledFlow, end: StepId | null): string[] {
  const page = flow.page(end ?? '');
  return [page, flow.page(page?.linksTo ?? '')].flatMap((one) => one?.keeps ?? []);
}

/** The answers of one step, by section; sections that are not answered are left out. */
export function sectionsOf(step: CompiledStep, answers: Answers): Answers {
  const own: Record<string, Json> = {};
  for (const section of step.sections) {
    const value = answers[section];
    if (value !== undefined) own[section] = value;
  }
  return own;
}

/**
 * A step's answers that count, by section: those to questions that are asked. A value that does not
 * have the shape of the step's data has no questions in it and stays unchanged.
 */
export function visibleSections(step: CompiledStep, answers: Answers, scope: Scope): Answers {
  const own = sectionsOf(step, answers);
  if (!step.hides) return own;
  const { answers: section } = step.source;
  if (typeof section === 'string' ? !isObject(own[section]) : Object.keys(own).length === 0) {
    return own;
  }
  const data = stepData(step, own);
  const visible = step.visible(data, scope);
  if (visible === data) return own;
  const sections = Object.entries(sectionsFromData(step, visible));
  return Object.fromEntries(sections.filter(([, value]) => value !== undefined));
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

/**
 * Answers that are kept but count nowhere: whole sections because the visitor left their branch
 * (D28), parts of a section because other answers of its step hide their questions (D37).
 */
export function parkedAnswers(
  flow: CompiledFlow,
  answers: Answers,
  ambient: Ambient = {},
): Answers {
  const { active } = walk(flow, answers, ambient);
  const parked = Object.entries(answers).flatMap(([section, value]): [string, Json][] => {
    const counted = active[section];
    if (value === undefined || value === counted) return [];
    if (!isObject(value) || !isObject(counted)) return [[section, value]];
    const rest = without(value, counted);
    return Object.keys(rest).length > 0 ? [[section, rest]] : [];
  });
  return Object.fromEntries(parked);
}

const without = (value: JsonObject, counted: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name, part]) => counted[name] !== part));
