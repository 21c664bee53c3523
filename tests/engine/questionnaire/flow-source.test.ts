import { expect, it } from 'vitest';
import { expandFlow } from '../../../src/engine/questionnaire/flow-source.ts';

const titleOf = (step: string) => `The ${step}`;

it('defaults of a flow follow from its ids', () => {
  const { start, version, steps, pages } = expandFlow(
    { id: 'adopt', steps: [{ id: 'pet' }, { id: 'your-home' }], pages: [{ id: 'done' }] },
    titleOf,
  );
  expect([start, version]).toEqual(['pet', 1]);
  expect(steps).toEqual([
    {
      id: 'pet',
      label: 'The pet',
      path: '/adopt/pet',
      answers: 'pet',
      savedStep: 2,
      next: [{ to: 'your-home' }],
    },
    {
      id: 'your-home',
      label: 'The your-home',
      path: '/adopt/your-home',
      answers: 'yourHome',
      savedStep: 3,
      next: [{ to: 'done' }],
    },
  ]);
  expect(pages).toEqual([{ id: 'done', path: '/adopt/done', label: 'done', progress: {} }]);
});

it('the last step submits for a page that gives numbers', () => {
  const number = { prefix: 'PET-', below: 1000 };
  const { steps } = expandFlow(
    { id: 'adopt', steps: [{ id: 'pet' }, { id: 'home' }], pages: [{ id: 'done', number }] },
    titleOf,
  );
  expect(steps.map(({ submit }) => submit)).toEqual([undefined, 'done']);
});

it('explicit values stay', () => {
  const next = [{ when: 'dog', to: 'garden' }, { to: 'home' }];
  const step = { id: 'pet', label: 'Pet', path: '/', answers: ['kind'], savedStep: 7, next };
  const flow = expandFlow({ id: 'adopt', version: 3, steps: [step], pages: [] }, titleOf);
  expect([flow.version, flow.steps[0]]).toEqual([3, step]);
});
