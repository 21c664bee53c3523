import { expect, it } from 'vitest';
import { answersAsText } from '../../../../src/engine/pages/end-pages/OutcomeRoute.tsx';
import { loadStep } from '../../../../src/engine/pages/step/load-step.ts';
import { flow } from '../onboarding.ts';

const steps = ['email', 'ownership'].flatMap((id) => flow.step(id) ?? []);
const modules = await Promise.all(steps.map(loadStep));

it('the file lists each question with its answer, under the name of its step', () => {
  const answers = { email: { email: 'ada@example.com' }, ownershipInfo: { startYear: '2015' } };
  const text = answersAsText(steps, modules, answers);
  expect(text).toMatch(/^Email\n\nWhat email .*\n  ada@example\.com\n\nOwnership structure\n/);
  expect(text).toContain('2015');
});

it('the file omits unanswered questions', () => {
  expect(answersAsText(steps, modules, { email: { email: 'ada@example.com' } })).not.toContain(
    'Ownership',
  );
});
