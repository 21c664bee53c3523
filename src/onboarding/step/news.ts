import type { CompiledStep } from '../../flow/compile.ts';
import type { Answers } from '../../flow/types.ts';
import { sameJson, type JsonObject } from '../../logic/json.ts';

/** Has one of the step's sections another value? */
export function differ(step: CompiledStep, a: Answers, b: Answers): boolean {
  return step.sections.some((section) => !sameJson(a[section], b[section]));
}

/** The data as it is elsewhere now, with what is entered here: what is not as it was at first. */
export function withNews(first: JsonObject, elsewhere: JsonObject, here: JsonObject): JsonObject {
  const names = new Set([...Object.keys(elsewhere), ...Object.keys(here)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = sameJson(here[name], first[name]) ? elsewhere[name] : here[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
