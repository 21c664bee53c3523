import { completeUiSchema } from './fields/complete-ui-schema.ts';
import { FIELD_WORDS } from './words/field-words.ts';
import type { Questionnaire } from './pages/questionnaire.ts';
import { problemsOf } from './problems.ts';
import { runnable, type QuestionnaireSource } from './runnable.ts';
import { say } from './texts.ts';

/**
 * Compiles a questionnaire for `<Questionnaire>`. A field gets the widget of its type, a label and
 * messages where its UI schema has none; `texts` apply to the whole page from now on, until another
 * questionnaire is compiled or shown.
 * @throws with everything that is wrong in the flow and in the steps, each with its place.
 */
export function compileQuestionnaire(source: QuestionnaireSource): Questionnaire {
  const { texts = {} } = source;
  const speak = () => say(texts);
  speak();
  const problems = problemsOf(source);
  if (problems.length > 0) {
    const lines = problems.map(({ at, text }) => `  ${at}: ${text}`);
    throw new Error(`The questionnaire "${source.flow.id}" does not compile:\n${lines.join('\n')}`);
  }
  const steps = Object.entries(source.steps).map(([id, { ui = {}, ...step }]) => [
    id,
    { ...step, ui: completeUiSchema({ schema: step.schema, ui }) },
  ]);
  const actions = [{ id: 'continue', label: FIELD_WORDS.continue }];
  const flow = {
    ...source.flow,
    steps: source.flow.steps.map((step) => ({ actions, ...step })),
  };
  return { ...runnable({ ...source, flow, steps: Object.fromEntries(steps) }), speak };
}
