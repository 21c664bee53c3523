import {
  type Action,
  type Answers,
  type CompiledStep,
  type JsonObject,
  object,
  stepData,
} from '../../engine/core.ts';
import { derived } from './derived.ts';
import { satisfySchema, type Fixed, type StepOutcome } from './satisfy-schema.ts';
import { pointerIn, writeAt } from './places.ts';
import { refusal } from './refusal.ts';
import { satisfyRules } from './satisfy-rules.ts';
import type { StepSubject } from './step-subject.ts';
import type { Subject } from './subject.ts';

/** The answers that a button of the step gives. */
export function givenBy({ source, sections }: CompiledStep, { set = {} }: Action): Fixed {
  const own = Object.entries(set).filter(([section]) => sections.includes(section));
  if (typeof source.answers !== 'string') return new Map(own);
  return new Map(
    own.flatMap(([section, value]) =>
      Object.entries(object(value)).map(([key, one]) => [`${section}.${key}`, one] as const),
    ),
  );
}

/**
 * Answers a step so that its schema and rules accept it, given the earlier answers. Derived values
 * are kept; everything else gets the simplest answer the schema allows. The result is checked with
 * the app's own validators and rules, so a witness is never a guess.
 */
export function answerStep(
  subject: Subject,
  at: StepSubject,
  before: Answers,
  fixed: Fixed,
): StepOutcome {
  const opened = derived(subject, before, before, { open: at.step.id });
  let data: JsonObject = stepData(at.step, opened);
  for (const [path, value] of fixed) data = writeAt(data, pointerIn(at, path), value);
  const valid = satisfySchema(subject, at, before, data, fixed);
  if (!valid.ok) return valid;
  const reason = refusal(subject, at, valid.answers);
  if (reason === null) return valid;
  return satisfyRules(subject, at, before, valid.answers, fixed, reason);
}
