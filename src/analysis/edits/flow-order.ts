import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import type { Step, Transition } from '../../flow/types.ts';
import type { Edit } from '../project/edit.ts';

/** What only the steps before the first page do: make the quote, and show something meanwhile. */
const LAST_STEP_KEYS = ['submit', 'interlude'] as const;

/** The entry of a step in the flow file: JSON, since it is written as it was read. */
export type Entry = JsonObject & Pick<Step, 'id' | 'savedStep'>;

/**
 * The flow with a step put in after another one, as values of the file's keys. Everybody passes it,
 * or those for whom the condition `when` holds and who go on along the default.
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
    // Where the bar stands still on the step before, it does so here.
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
 * The flow without a step that has one way out: whoever came to it goes on to where it led. Null
 * where the step decides between ways. `when` is the condition under which it was come to, if there
 * was one.
 */
export function takenOut(
  steps: readonly Step[],
  id: string,
): { steps: Step[]; step: Step; when: string | undefined } | null {
  const step = steps.find((one) => one.id === id);
  const [way, ...others] = step?.next ?? [];
  if (step === undefined || way === undefined || others.length > 0) return null;
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
        transition.to === id ? { ...transition, to: way.to } : transition,
      );
      return { ...one, ...carried, next: withoutDetours(next) };
    });
  return { steps: left, step: { ...rest, next: [] }, when: isOptional ? conditions[0] : undefined };
}

/** A way under a condition that leads to where the default leads as well decides nothing. */
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

/** Saved step numbers that never fall: a number too small or too large is drawn to its neighbors. */
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

/** The edits that bring the steps of a flow file from one order to another, entry by entry. */
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

/** The ids that keep their order; at most one step moves, so leaving out any one finds them. */
function longestRun(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const isRun = (ids: readonly string[]) => {
    const kept = after.filter((id) => ids.includes(id));
    return ids.every((id, index) => kept[index] === id);
  };
  if (isRun(before)) return new Set(before);
  const left = before.map((moved) => before.filter((id) => id !== moved)).find((ids) => isRun(ids));
  return new Set(left);
}

/** A step is JSON; its type leaves out the index. */
function jsonOf(step: Step): JsonObject {
  const json: Json = JSON.parse(JSON.stringify(step));
  return isObject(json) ? json : {};
}
