import {
  isObject,
  type Json,
  type JsonObject,
  type Step,
  type Transition,
} from '../../../engine/core.ts';
import type { Edit } from '../../project/edit.ts';

/**
 * Keys that only steps before the first page have: submitting for a quote, and the interlude shown
 * meanwhile.
 */
const LAST_STEP_KEYS = ['submit', 'interlude'] as const;

/**
 * Inserts a step after another one in the steps of a flow file. All visitors pass it or, given a
 * condition `when`, only those who meet it and would otherwise take the default transition.
 */
export function placedAfter(
  steps: readonly Step[],
  after: string,
  entry: Step,
  when: string | undefined,
): Step[] {
  const index = steps.findIndex(({ id }) => id === after);
  const before = steps[index];
  if (before === undefined) return [...steps];
  const { rest, carried } = withoutLastKeys(before);
  const fallback = before.next.slice(-1);
  const { progress: _elsewhere, ...unplaced } = entry;
  const placed: Step = {
    ...unplaced,
    // If the progress bar stays still on the step before, it does so here too.
    ...(before.progress === undefined ? {} : { progress: before.progress }),
    ...carried,
    next: when === undefined ? before.next : fallback,
  };
  const next: Transition[] =
    when === undefined
      ? [{ to: entry.id }]
      : [...before.next.slice(0, -1), { when, to: entry.id }, ...fallback];
  const former = { ...(when === undefined ? rest : before), next };
  return [...steps.slice(0, index), former, placed, ...steps.slice(index + 1)];
}

/**
 * Removes a step that has a single transition; visitors are routed to the step that followed it.
 * Returns null if the step branches. `when` is the condition under which the step was reached, if
 * there was exactly one.
 */
export function takenOut(
  steps: readonly Step[],
  id: string,
): { steps: Step[]; step: Step; when: string | undefined } | null {
  const step = steps.find((one) => one.id === id);
  const [only, ...others] = step?.next ?? [];
  if (step === undefined || only === undefined || others.length > 0) return null;
  const { rest, carried } = withoutLastKeys(step);
  const conditions = steps.flatMap(({ next }) =>
    next.flatMap(({ to, when }) => (to === id ? [when] : [])),
  );
  const isOptional = new Set(conditions).size === 1;
  const left = steps
    .filter((one) => one.id !== id)
    .map((one): Step => {
      if (!one.next.some(({ to }) => to === id)) return one;
      const next = one.next.map((transition) =>
        transition.to === id ? { ...transition, to: only.to } : transition,
      );
      return { ...one, ...carried, next: withoutDetours(next) };
    });
  return { steps: left, step: { ...rest, next: [] }, when: isOptional ? conditions[0] : undefined };
}

/** Drops conditional transitions to the same target as the default, since they decide nothing. */
function withoutDetours(next: readonly Transition[]): Transition[] {
  const fallback = next.at(-1);
  return next.filter(
    (transition) =>
      transition === fallback ||
      transition.to !== fallback?.to ||
      transition.query !== undefined ||
      transition.state !== undefined,
  );
}

function withoutLastKeys(step: Step): { rest: Step; carried: Partial<Step> } {
  const carried = Object.fromEntries(
    LAST_STEP_KEYS.flatMap((key) => (step[key] === undefined ? [] : [[key, step[key]]])),
  );
  const { submit: _submit, interlude: _interlude, ...rest } = step;
  return { rest, carried };
}

/** Keeps saved step numbers non-decreasing: the moved step takes its number from its neighbors. */
export function numbered(steps: readonly Step[], moved: string): Step[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const after = steps[index + 1];
    if (step.id !== moved || before === undefined) return step;
    const isLast = after === undefined;
    const hasRoom = isLast || after.savedStep > before.savedStep + 1;
    return { ...step, savedStep: before.savedStep + (hasRoom ? 1 : 0) };
  });
}

/** The edits that turn one order of steps in a flow file into another, entry by entry. */
export function stepEdits(file: string, before: readonly Step[], after: readonly Step[]): Edit[] {
  const known = new Map(before.map((step) => [step.id, step]));
  const ids = after.map(({ id }) => id);
  const stay = longestRun(
    before.map(({ id }) => id).filter((id) => ids.includes(id)),
    ids,
  );
  const removed = before.flatMap((step, index) => (stay.has(step.id) ? [] : [index])).toReversed();
  return [
    ...removed.map((index): Edit => ({ file, remove: `/steps/${index}` })),
    ...after.flatMap((step, index): Edit[] => {
      if (!stay.has(step.id)) return [{ file, insert: `/steps/${index}`, to: jsonOf(step) }];
      return changedKeys(file, `/steps/${index}`, known.get(step.id), step);
    }),
  ];
}

function changedKeys(file: string, at: string, before: Step | undefined, after: Step): Edit[] {
  const was = before === undefined ? {} : jsonOf(before);
  const is = jsonOf(after);
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name): Edit[] => {
    const value = is[name];
    if (value === undefined) return [{ file, remove: `${at}/${name}` }];
    return JSON.stringify(was[name]) === JSON.stringify(value)
      ? []
      : [{ file, set: `${at}/${name}`, to: value }];
  });
}

/**
 * The ids that keep their order. At most one step moves, so trying each one as the moved step is enough.
 */
function longestRun(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const isRun = (ids: readonly string[]) => {
    const kept = after.filter((id) => ids.includes(id));
    return ids.every((id, index) => kept[index] === id);
  };
  if (isRun(before)) return new Set(before);
  const left = before.map((moved) => before.filter((id) => id !== moved)).find((ids) => isRun(ids));
  return new Set(left);
}

/** A step as JSON; its type has no index signature. */
function jsonOf(step: Step): JsonObject {
  const json: Json = JSON.parse(JSON.stringify(step));
  return isObject(json) ? json : {};
}
