import fc from 'fast-check';
import { expect, it } from 'vitest';
import { showScope } from '../../../src/engine/flow/complete.ts';
import type { Answers } from '../../../src/engine/flow/types.ts';
import { activeAnswers, sectionsOf, visibleSections } from '../../../src/engine/flow/walk.ts';
import { small } from './small-flow.ts';

const isYes = (name: string) => ({ '==': [{ var: name }, 'yes'] });
const flow = small({
  steps: [
    { id: 'before' },
    {
      id: 'here',
      answers: ['own', 'byEarlier', 'byOwn', 'byLater'],
      show: { byEarlier: 'earlier', byOwn: 'own', byLater: 'later' },
    },
    { id: 'after' },
  ],
  conditions: { earlier: isYes('before'), own: isYes('own'), later: isYes('after') },
});
const here = flow.steps[1];

it('gives a step only the answers of the steps before it', () => {
  if (here === undefined) throw new Error('The flow has lost its step');
  const answers = { before: 'yes', own: 'yes', byEarlier: 'a', after: 'yes' };
  expect(showScope(flow, here, answers, { $today: '2027-01-01' })).toEqual({
    before: 'yes',
    $today: '2027-01-01',
  });
});

it('shows on the page exactly what counts along the path', () => {
  if (here === undefined) throw new Error('The flow has lost its step');
  const answer = fc.option(fc.constantFrom('yes', 'no'), { nil: undefined });
  const all = {
    before: answer,
    own: answer,
    byEarlier: answer,
    byOwn: answer,
    byLater: answer,
    after: answer,
  };
  fc.assert(
    fc.property(fc.record(all), (drawn) => {
      const answers: Answers = drawn;
      const shown = visibleSections(here, answers, showScope(flow, here, answers));
      expect(shown).toEqual(sectionsOf(here, activeAnswers(flow, answers)));
      const names = Object.keys(sectionsOf(here, answers));
      const onPage = names.filter((name) => here.shows(name, showScope(flow, here, answers)));
      expect(onPage).toEqual(Object.keys(shown));
    }),
  );
});
