import { type Answers, type Field, type Json, read } from '../../engine/core.ts';
import { classesOf } from './classes.ts';
import type { Answered, Answering, State } from './state.ts';
import { listLabel } from './list-classes.ts';
import type { Reason } from './reason.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';
import type { Fixed } from './satisfy-schema.ts';
import { givenBy } from './answer-step.ts';

/** A button press that leaves the step, with the step's answers. */
export type Press = { action: string; own: Answers };
type Refused = {
  why: Reason | undefined;
  unproven: readonly Reason[];
  byRule: readonly Fixed[];
};

/**
 * Tries every combination of answers and button. Returns the ones that leave the step, and why the
 * others fail.
 */
export function press(
  { known: before }: State,
  at: StepSubject,
  kinds: readonly Fixed[],
  answer: Answering,
): { presses: Press[]; refused: Refused } {
  const presses: Press[] = [];
  const reasons: Extract<Answered, { ok: false }>[] = [];
  const byRule: Fixed[] = [];
  for (const fixed of kinds) {
    for (const action of at.step.actions) {
      const result = answer(at, before, new Map([...fixed, ...givenBy(at.step, action)]));
      if (result.ok) presses.push({ action: action.id, own: result.own });
      else {
        reasons.push(result);
        if (result.byRule) byRule.push(fixed);
      }
    }
  }
  const unproven = reasons.flatMap(({ proven, why }) => (proven ? [] : [why]));
  return { presses, refused: { why: reasons[0]?.why, unproven, byRule } };
}

/**
 * Do the step's rules reject a class although they distinguish answers within it? Other answers of the
 * class may be accepted, so nothing is known about visitors who give them.
 */
export function isRefusedAsKind(
  subject: Subject,
  field: Field,
  refused: readonly Fixed[],
  presses: readonly Press[],
): boolean {
  const uses = subject.uses.get(field.path) ?? [];
  if (!subject.decides.has(field.path)) return false;
  if (classesOf(field, uses, subject.classContext(null)).exact) return false;
  const decisive = subject.decisive.get(field.path) ?? [];
  const label = (value: Json | undefined) =>
    JSON.stringify(Array.isArray(value) ? listLabel(value, decisive) : (value ?? null));
  const accepted = new Set(presses.map(({ own }) => label(read(own, field.path))));
  return refused.some((fixed) => !accepted.has(label(fixed.get(field.path))));
}
