import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import {
  initialAnswers,
  keep,
  steps,
  submit,
  type Answers,
  type Field,
  type Option,
} from '../definition.ts';
import { render } from '../root.tsx';

const choices = (options: readonly Option[]) =>
  options.map(({ value, label }) => ({ value, text: label }));

function elementOf(field: Field): object {
  const common = { name: field.name, title: field.label, isRequired: true };
  switch (field.kind) {
    case 'text':
      return { ...common, type: 'text', maxLength: field.maxLength };
    case 'textarea':
      return { ...common, type: 'comment', maxLength: field.maxLength };
    case 'email':
      return { ...common, type: 'text', inputType: 'email', validators: [{ type: 'email' }] };
    case 'number':
      return {
        ...common,
        type: 'text',
        inputType: 'number',
        min: field.minimum,
        max: field.maximum,
      };
    case 'yes-no':
      return { ...common, type: 'boolean', renderAs: 'radio' };
    case 'radio':
      return { ...common, type: 'radiogroup', choices: choices(field.options) };
    case 'select':
      return { ...common, type: 'dropdown', choices: choices(field.options) };
    case 'checks':
      return { ...common, type: 'checkbox', choices: choices(field.options) };
    case 'list':
      return {
        ...common,
        type: 'paneldynamic',
        templateElements: field.fields.map(elementOf),
        templateTitle: 'Thing {panelIndex}',
        addPanelText: 'Add a thing',
        minPanelCount: 1,
        maxPanelCount: 1000,
      };
  }
}

const survey = new Model({
  pages: steps.map(({ id, title, fields }) => ({
    name: id,
    title,
    elements: fields.map(elementOf),
  })),
  pageNextText: 'Continue',
  completeText: 'Continue',
  pagePrevText: 'Back',
  completedHtml: '<h1>Thank you</h1>',
  widthMode: 'responsive',
});
survey.data = Object.assign({}, ...Object.values(initialAnswers));
survey.onCurrentPageChanged.add(() => keep(answers()));
survey.onComplete.add(() => submit(answers()));

/** SurveyJS names answers by question only. */
function answers(): Answers {
  return Object.fromEntries(
    steps.map(({ id, fields }) => [
      id,
      Object.fromEntries(fields.map(({ name }) => [name, survey.getValue(name)])),
    ]),
  );
}

render(<Survey model={survey} />);
