import { isObject, type Json, type JsonObject } from '../logic/json.ts';
import type { CompiledStep } from './compiled.ts';
import type { Action, Answers } from './types.ts';

/**
 * The data of a step's form out of the answers: the section itself where the step answers one
 * (`"answers": "contactInfo"`), else an object with one key for each section.
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

/** The sections that a step's form data stands for; a key that is gone gives undefined. */
export function sectionsFromData(
  step: CompiledStep,
  data: JsonObject,
): Record<string, Json | undefined> {
  if (typeof step.source.answers === 'string') return { [step.source.answers]: data };
  return Object.fromEntries(step.sections.map((name) => [name, data[name]]));
}

/** The fields that the buttons of a step answer. */
export function answeredByButtons(step: CompiledStep): string[] {
  return step.actions.flatMap((action) => Object.keys(withAction(step, {}, action)));
}

/** The data once a button is pressed: what it answers, section by section, replaces what is there. */
export function withAction(
  { source: { answers } }: CompiledStep,
  data: JsonObject,
  { set = {} }: Action,
): JsonObject {
  if (typeof answers !== 'string') return { ...data, ...set };
  const given = set[answers];
  return isObject(given) ? { ...data, ...given } : data;
}
