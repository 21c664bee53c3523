import { expect, test } from 'vitest';
import { newStep } from '../../../../src/checker/edits/flow/new-step.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { done } from '../edited.ts';

const tiny = questionnaire('tiny');

test('a new step has the given question, and defaults for the rest', () => {
  const question = {
    name: 'pets',
    schema: { title: 'How many pets?', type: 'integer', minimum: 0 },
    ui: {},
  };
  const after = done(newStep(tiny, { name: 'pets', after: 'person', question }));
  expect(JSON.parse(after.get('schemas/pets/ui.json') ?? '')).toMatchObject({
    pets: { 'ui:widget': 'number', 'ui:options': { errors: { minimum: 'Enter {min} or more' } } },
  });
  expect(lint(after)).toEqual([]);
});
