import { isObject, sameJson, type Json } from '../logic/json.ts';
import type { CompiledFlow, CompiledStep } from './compiled.ts';
import { isVisited, stepsBefore } from './complete.ts';
import { stepsToConfirm } from './derive.ts';
import type { Answers, StepId } from './types.ts';
import { walk, type Ambient } from './walk.ts';

/** What a change of answers does to others; each list is in the order of the flow file. */
export type Effects = {
  /** Steps with answers that counted and now wait until their question is asked again (D28, D37). */
  setAside: StepId[];
  /** Steps whose answers were adjusted and must be reviewed (D38, D41). */
  reset: StepId[];
  /** Steps that are now asked and unanswered, although the visitor has been further. */
  added: StepId[];
};

/** Compares the answers before and after a change on the step `open`. */
export function effectsOf(
  flow: CompiledFlow,
  before: Answers,
  after: Answers,
  open: StepId,
  ambient: Ambient = {},
): Effects {
  const [old, now] = [walk(flow, before, ambient), walk(flow, after, ambient)];
  const reset = stepsToConfirm(flow, before, after, open);
  const wasFurther = old.steps
    .slice(stepsBefore(flow, before, open, ambient).length + 1)
    .some((step) => isVisited(step, before));
  const isAdded = (step: CompiledStep) =>
    wasFurther && !old.steps.includes(step) && !isVisited(step, after);
  const idsOf = (steps: readonly CompiledStep[]) => steps.map(({ id }) => id);
  return {
    setAside: idsOf(
      flow.steps.filter(({ sections }) =>
        sections.some((section) =>
          isLess(after[section], old.active[section], now.active[section]),
        ),
      ),
    ),
    reset: idsOf(now.steps).filter((id) => reset.includes(id)),
    added: idsOf(now.steps.filter(isAdded)),
  };
}

/** True if what counted is kept but no longer counts. A cleared answer is not set aside. */
function isLess(kept: Json | undefined, old: Json | undefined, now: Json | undefined): boolean {
  if (kept === undefined || old === undefined) return false;
  if (now === undefined) return true;
  if (!isObject(kept) || !isObject(old) || !isObject(now)) return false;
  return Object.keys(old).some(
    (name) => now[name] === undefined && sameJson(kept[name], old[name]),
  );
}
