import { completeUiSchema } from '../analysis/adopt/complete-ui-schema.ts';
import type { Questionnaire } from '../onboarding/questionnaire.ts';
import { problemsOf } from './problems.ts';
import { runnable, type QuestionnaireSource } from './runnable.ts';

/**
 * Compiles a questionnaire for `<Questionnaire>`. A field gets the widget of its type, a label and
 * messages where its UI schema has none.
 * @throws with everything that is wrong in the flow and in the steps, each with its place.
 */
export function compileQuestionnaire(source: QuestionnaireSource): Questionnaire {
  const problems = problemsOf(source);
  if (problems.length > 0) {
    const lines = problems.map(({ at, text }) => `  ${at}: ${text}`);
    throw new Error(`The questionnaire "${source.flow.id}" does not compile:\n${lines.join('\n')}`);
  }
  const steps = Object.entries(source.steps).map(([id, { ui = {}, ...step }]) => [
    id,
    { ...step, ui: completeUiSchema({ schema: step.schema, ui }) },
  ]);
  return runnable({ ...source, steps: Object.fromEntries(steps) });
}
