import { type JsonObject, changedPaths, isObject } from '../../src/engine/logic/json.ts';
import { read, write } from '../../src/engine/logic/path.ts';
import { showScope } from '../../src/engine/flow/complete.ts';
import { sectionsFromData, stepData } from '../../src/engine/flow/step-data.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import { answerAt, isTypingFault } from '../../src/engine/pages/step/held.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import type { Funnel } from './funnel.ts';

/**
 * Dotted paths of answers that stay on the device (D31): the server has the previous value or none.
 * These answers are invalid on their own, or are incomplete dates, which the browser stores separately.
 */
export function heldBack(funnel: Funnel, answers: Answers, stored: JsonObject): string[] {
  const invalid = [...funnel.subject.steps.values()].flatMap((at) =>
    at === null ? [] : invalidPaths(funnel, at, answers),
  );
  return [...invalid, ...halfTyped(stored)];
}

function invalidPaths(
  { flow, ambient }: Funnel,
  { step, errors }: StepSubject,
  answers: Answers,
): string[] {
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const data = step.visible(stepData(step, answers), showScope(flow, step, answers, ambient));
  return errors(data, { ...scope, ...sectionsFromData(step, data) })
    .filter(isTypingFault)
    .map(({ at }) => answerAt(step, at));
}

function halfTyped({ sync, ...stored }: JsonObject): string[] {
  return Object.entries(isObject(sync) ? sync : {}).flatMap(([name, noted]) =>
    isObject(noted) && noted.typed !== undefined
      ? changedPaths(noted.typed, stored[name]).map((rest) =>
          rest === '' ? name : `${name}.${rest}`,
        )
      : [],
  );
}

/** The answers without those at these paths. */
export function without(answers: Answers, paths: readonly string[]): Answers {
  return paths.reduce(
    (left, path) => (read(left, path) === undefined ? left : write(left, path, undefined)),
    answers,
  );
}
