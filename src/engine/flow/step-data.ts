import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import type { CompiledStep } from './compiled.ts';
import type { Action, Answers } from './types.ts';

/**
 * The form data of a step: the section itself if the step answers one
 * (`"answers": "contactInfo"`), otherwise an object with a key per section.
 */
export function stepData(step: CompiledStep, answers: Answers): JsonObject {
  if (typeof step.source.answers === 'string') {
    const section = answers[step.source.answers];
    return isObject(section) ? section : {};
  }
  return Object.fromEntries(
    step.sections.flatMap((name): [string, Json][] => {
      const value = answers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The sections in a step's form data; a removed key yields undefined. */
export function sectionsFromData(
  step: CompiledStep,
  data: JsonObject,
): Record<string, Json | undefined> {
  if (typeof step.source.answers === 'string') return { [step.source.answers]: data };
  return Object.fromEntries(step.sections.map((name) => [name, data[name]]));
}

/** The answers with this data of a step: the same object where they hold it already. */
export function withStepData(step: CompiledStep, answers: Answers, data: JsonObject): Answers {
  const sections = sectionsFromData(step, data);
  const holds = Object.entries(sections).every(([name, value]) => answers[name] === value);
  return holds ? answers : { ...answers, ...sections };
}

/** The fields that the buttons of a step answer. */
export function answeredByButtons(step: CompiledStep): string[] {
  return step.actions.flatMap((action) => Object.keys(withAction(step, {}, action)));
}

/** The data after a button is pressed: its answers replace whole sections. */
export function withAction(
  { source: { answers } }: CompiledStep,
  data: JsonObject,
  { set = {} }: Action,
): JsonObject {
  if (typeof answers !== 'string') return { ...data, ...set };
  const given = set[answers];
  return isObject(given) ? { ...data, ...given } : data;
}
