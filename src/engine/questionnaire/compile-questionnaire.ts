import { completeUiSchema } from '../fields/complete-ui-schema.ts';
import { fittingAnswers } from '../flow/stored/fitting-answers.ts';
import { expandFlow } from './flow-source.ts';
import { isObject, mapValues } from '../logic/json.ts';
import { pointer } from '../logic/pointer.ts';
import { normalSchema } from '../language/normalize/normal-step.ts';
import { placeInFile, type Notes } from '../language/normalize/notes.ts';
import { stepSchema } from '../language/step-source.ts';
import { FIELD_WORDS } from '../words/field-words.ts';
import type { Questionnaire } from '../pages/questionnaire.ts';
import { ownStep } from '../fields/own-step.ts';
import { noteAt, problemsOf, shapeProblems, type Problem } from './problems.ts';
import { runnable, type QuestionnaireSource } from './runnable.ts';
import { setTexts } from './texts.ts';

/**
 * Compiles a questionnaire for `<Questionnaire>`. A field gets the widget of its type, a label and
 * messages where its UI schema has none; `texts` apply to the whole page from now on, until another
 * questionnaire is compiled or shown.
 * @throws with everything that is wrong in the flow and in the steps, each with its place.
 */
export function compileQuestionnaire(given: QuestionnaireSource): Questionnaire {
  const texts = isObject(given) && isObject(given.texts) ? given.texts : {};
  const applyTexts = () => setTexts(texts);
  applyTexts();
  const { source, notes, places } = inOwnLanguage(given);
  const problems = problemsOf(source).map((one) => ({ ...one, at: placeInFile(places, one.at) }));
  if (problems.length > 0) {
    const lines = problems.map(({ at, text }) => `  ${at}: ${text}`);
    throw new Error(`${nameOf(source)} does not compile:\n${lines.join('\n')}`);
  }
  const { catalogs = {} } = source;
  const actions = [{ id: 'continue', label: FIELD_WORDS.continue }];
  const flow = { ...source.flow, steps: source.flow.steps.map((step) => ({ actions, ...step })) };
  const steps = mapValues(source.steps, ({ ui = {}, ...step }) => ({
    ...step,
    ui: completeUiSchema({ schema: step.schema, ui }),
  }));
  const written = mapValues(source.steps, ({ ui = {} }) => ui);
  const asked = expandFlow(flow, (id) => id).steps.map(({ id, answers }) => ({
    answers,
    schema: stepSchema(normalSchema(source.steps[id]?.schema ?? {}), catalogs),
  }));
  return {
    ...runnable({ ...source, flow, steps }, written),
    applyTexts,
    notes,
    fitting: (answers) => fittingAnswers(answers, asked),
  };
}

/**
 * The source with its steps in the language of the engine, what was left out of them, and where
 * their fields were written.
 */
function inOwnLanguage(source: QuestionnaireSource): {
  source: QuestionnaireSource;
  notes: readonly Problem[];
  places: Notes['places'];
} {
  if (shapeProblems(source).length > 0) return { source, notes: [], places: [] };
  const { steps: asked } = expandFlow(source.flow, (id) => id);
  const { widgets = {} } = source;
  const notes: Problem[] = [];
  const places: Notes['places'] = [];
  const steps = mapValues(source.steps, ({ schema, ui = {}, rules = [], ...step }, id) => {
    const answers = asked.find((one) => one.id === id)?.answers;
    const section = typeof answers === 'string' ? answers : null;
    const own = ownStep({ schema, ui }, section, (name) => Object.hasOwn(widgets, name));
    notes.push(...own.notes.map((note) => noteAt(`/steps/${id}/${note.file}`, note)));
    const inSource = (at: string) => `${pointer('/steps', id)}/schema${at}`;
    places.push(
      ...own.places.map(([here, from]): [string, string] => [inSource(here), inSource(from)]),
    );
    return { ...step, schema: own.schema, ui: own.ui, rules: [...rules, ...own.rules] };
  });
  return { source: { ...source, steps }, notes, places };
}

function nameOf(source: unknown): string {
  const flow = isObject(source) ? source['flow'] : undefined;
  const id = isObject(flow) ? flow['id'] : undefined;
  return typeof id === 'string' ? `The questionnaire "${id}"` : 'The questionnaire';
}
