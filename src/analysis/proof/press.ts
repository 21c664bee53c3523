import type { Answers } from '../../flow/types.ts';
import type { Json } from '../../logic/json.ts';
import { read } from '../../logic/path.ts';
import type { Field } from '../model/fields.ts';
import { classesOf } from './classes.ts';
import type { Answering, State } from './state.ts';
import { listLabel } from './list-classes.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';
import type { Fixed, StepOutcome } from './satisfy-schema.ts';
import { givenBy } from './answer-step.ts';

/** A button that leads on, with all answers then. */
export type Press = { action: string; answers: Answers };
type Refused = { why: string; unproven: readonly string[]; byRule: readonly Fixed[] };

/** All answers with each of the buttons that leads on with them, and why the others do not. */
export function press(
  { answers: before }: State,
  at: StepSubject,
  kinds: readonly Fixed[],
  answer: Answering,
): { presses: Press[]; refused: Refused } {
  const presses: Press[] = [];
  const reasons: Extract<StepOutcome, { ok: false }>[] = [];
  const byRule: Fixed[] = [];
  for (const fixed of kinds) {
    for (const action of at.step.actions) {
      const result = answer(at, before, new Map([...fixed, ...givenBy(at.step, action)]));
      if (result.ok) presses.push({ action: action.id, answers: result.answers });
      else {
        reasons.push(result);
        if (result.byRule) byRule.push(fixed);
      }
    }
  }
  const unproven = reasons.flatMap(({ proven, why }) => (proven ? [] : [why]));
  return { presses, refused: { why: reasons[0]?.why ?? '', unproven, byRule } };
}

/**
 * Is a kind of answers refused by rules of the step that tell answers apart in ways of their own?
 * Another answer of the kind may be accepted: then nothing is known about those who give it.
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
  const accepted = new Set(presses.map(({ answers }) => label(read(answers, field.path))));
  return refused.some((fixed) => !accepted.has(label(fixed.get(field.path))));
}
