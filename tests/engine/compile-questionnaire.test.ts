import { expect, it } from 'vitest';
import {
  compileQuestionnaire,
  type QuestionnaireSource,
} from '../../src/engine/compile-questionnaire.ts';
import { loadStep } from '../../src/onboarding/step/load-step.ts';

const source = (widget: string, more: Partial<QuestionnaireSource> = {}) => ({
  flow: { id: 'adopt', steps: [{ id: `pet-${widget}` }], pages: [{ id: 'done' }] },
  steps: {
    [`pet-${widget}`]: {
      schema: {
        type: 'object',
        title: 'Pet',
        properties: { name: { type: 'string', minLength: 2 } },
      },
      ui: { name: { 'ui:widget': widget } },
    },
  },
  ...more,
});

it('compiles the validators and widgets of a step when it is loaded', async () => {
  compileQuestionnaire(source('text'));
  const { widgets, validators } = await loadStep('pet-text');
  expect(Object.keys(widgets)).toEqual(['text']);
  const [validate] = Object.values(validators);
  expect([validate?.({ name: 'Al' }), validate?.({ name: 'A' })]).toEqual([true, false]);
});

it('prefers a widget of the app to a built-in one', async () => {
  const Own = () => null;
  compileQuestionnaire(source('radio', { widgets: { radio: Own } }));
  expect((await loadStep('pet-radio')).widgets).toEqual({ radio: Own });
});

it('refuses an unknown widget when the step is loaded', async () => {
  compileQuestionnaire(source('sparkles'));
  await expect(loadStep('pet-sparkles')).rejects.toThrow('There is no widget called "sparkles".');
});

it('refuses a flow that does not compile, naming every place', () => {
  const { steps } = source('text');
  const step = { id: 'pet-text', next: [{ when: 'cat', to: 'garden' }, { to: 'attic' }] };
  const flow = { id: 'adopt', steps: [step], pages: [{ id: 'done' }] };
  expect(() => compileQuestionnaire({ flow, steps })).toThrow(/garden[\s\S]*cat[\s\S]*attic/);
});

it('refuses an unknown step', () => {
  expect(() => compileQuestionnaire({ ...source('text'), steps: {} })).toThrow(
    'There is no step called "pet-text" in "steps".',
  );
});
