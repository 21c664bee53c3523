import type { StepModule } from '../../form/contract.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compile.ts';
import { derive } from '../../flow/derive.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import { visibleData, withDefaults, type Satisfies } from '../../flow/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import type { Ambient } from '../../flow/walk.ts';
import { sameJson, type Json, type JsonObject } from '../../logic/json.ts';

/** The open step in its flow, on this day. */
export type StepInFlow = { flow: CompiledFlow; step: CompiledStep; ambient: Ambient };

/** The data of the step as it opens: saved answers, what is derived from them, and defaults. */
export function openingData(
  { flow, step, ambient }: StepInFlow,
  { schema }: Pick<StepModule, 'schema'>,
  saved: Answers,
): JsonObject {
  const derived = derive(flow, saved, saved, { open: step.id }, ambient);
  return withDefaults(schema, stepData(step, derived));
}

/** The answers once the open step's data became `data`: what is derived from it is up to date. */
export function answersWith(
  { flow, step, ambient }: StepInFlow,
  before: Answers,
  data: JsonObject,
): Answers {
  const after = { ...before, ...sectionsFromData(step, data) };
  return derive(flow, before, after, { open: step.id }, ambient);
}

/**
 * The answers as they are when the visitor leaves the step: derivations of leaving are made, and
 * answers to questions that are hidden by other answers are dropped (architecture, law 5).
 */
export function settledAnswers(
  { flow, step, ambient }: StepInFlow,
  module: Pick<StepModule, 'schema'>,
  satisfies: Satisfies,
  before: Answers,
  data: JsonObject,
): Answers {
  const after = { ...before, ...sectionsFromData(step, data) };
  const derived = derive(flow, before, after, { open: step.id, leaving: true }, ambient);
  const visible = visibleData(module.schema, stepData(step, derived), satisfies);
  return { ...derived, ...sectionsFromData(step, visible) };
}

/** Sections whose value differs, with the new value; what the draft is told. */
export function changedSections(before: Answers, after: Answers): Record<string, Json | undefined> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !sameJson(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
}
