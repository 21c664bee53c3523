import { BrowserRouter } from 'react-router-dom';
import { browserStore, compileQuestionnaire, Events, Questionnaire } from '@plumbline/engine';
import '@plumbline/engine/style.css';
import {
  initialAnswers,
  steps,
  submit,
  type Answers,
  type Field,
  type Json,
} from '../definition.ts';
import { schemaOfStep } from '../json-schema.ts';
import { render } from '../root.tsx';

/** What differs from the widget that a field gets by its type. */
function uiOf(field: Field): Record<string, Json> {
  switch (field.kind) {
    case 'textarea':
    case 'radio':
    case 'select':
    case 'checks':
    case 'yes-no':
      return { 'ui:widget': field.kind };
    case 'list':
      return { 'ui:options': { itemTitle: 'Thing {number}', addLabel: 'Add a thing' } };
    default:
      return {};
  }
}

const questionnaire = compileQuestionnaire({
  flow: {
    id: 'bicycle',
    steps: steps.map(({ id }) => ({ id })),
    pages: [{ id: 'done' }],
  },
  steps: Object.fromEntries(
    steps.map((step) => [
      step.id,
      {
        schema: schemaOfStep(step),
        ui: Object.fromEntries(step.fields.map((field) => [field.name, uiOf(field)])),
      },
    ]),
  ),
  pages: { done: async () => ({ default: () => <h1>Thank you</h1> }) },
});

render(
  <BrowserRouter>
    <Questionnaire questionnaire={questionnaire} store={browserStore()} prefilled={initialAnswers}>
      <Events onEnd={({ answers }) => submit(answers as Answers)} />
    </Questionnaire>
  </BrowserRouter>,
);
