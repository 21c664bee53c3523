import { expect, test } from 'vitest';
import { newStep } from '../../../../src/checker/edits/flow/new-step.ts';
import { removeStep } from '../../../../src/checker/edits/flow/remove-step.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { pair } from '../../../fixtures/pair.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { done, flowIn, why } from '../edited.ts';

const FLOW = 'flows/tiny.json';
const tiny = questionnaire('tiny');

test('removing a step that was just added restores every file', () => {
  const there = done(newStep(tiny, { name: 'pets', after: 'person' }));
  const gone = done(removeStep(there, { name: 'pets' }));
  expect(flowIn(gone, FLOW)).toEqual(flowIn(tiny, FLOW));
  expect([...gone.keys()]).toEqual([...tiny.keys()]);
});

test('its visitors skip it, and its derivations, journeys and lengths are removed', () => {
  const journey = {
    id: 'a',
    about: 'Somebody.',
    answers: { kind: 'shop', area: 'Ohio', shares: [] },
    path: ['kind', 'person', 'work', 'shares', 'day'],
    end: flowIn(tiny, FLOW).pages[0]?.id ?? '',
  };
  const recorded = applyAll(tiny, [
    {
      file: 'flows/tiny.scenarios.json',
      json: { $schema: '../schemas/meta/scenarios.schema.json', scenarios: [journey] },
    },
  ]);
  const gone = done(removeStep(recorded, { name: 'shares' }));
  const { steps, derive, bounds } = flowIn(gone, FLOW);
  expect(steps.find(({ id }) => id === 'work')?.next).toEqual([{ to: 'day' }]);
  expect(derive.map(({ to }) => to)).toEqual(['person.area']);
  expect(bounds).toEqual({ shortest: 4, longest: 5 });
  expect(JSON.parse(gone.get('flows/tiny.scenarios.json') ?? '')).toMatchObject({
    scenarios: [
      { answers: { kind: 'shop', area: 'Ohio' }, path: ['kind', 'person', 'work', 'day'] },
    ],
  });
  expect([...gone.keys()].filter((path) => path.startsWith('schemas/shares/'))).toEqual([]);
  expect(lint(gone)).toEqual([]);
});

test('its saved answers are dropped by a migration', () => {
  const gone = done(removeStep(tiny, { name: 'shares', released: tiny }));
  expect(flowIn(gone, FLOW)).toMatchObject({
    version: 2,
    migrations: [{ version: 2, remove: ['shares'] }],
  });
  expect(lint(gone)).toEqual([]);
});

test('two steps removed together share one migration', () => {
  const one = done(removeStep(tiny, { name: 'shares', released: tiny }));
  const two = done(removeStep(one, { name: 'day', released: tiny }));
  expect(flowIn(two, FLOW).migrations).toEqual([{ version: 2, remove: ['shares', 'day'] }]);
});

test('a step that another questionnaire uses keeps its folder', () => {
  const both = pair();
  const gone = done(removeStep(both, { name: 'day', of: 'flows/visit.json' }));
  expect(gone.has('schemas/day/schema.json')).toBe(true);
  expect(gone.get(FLOW)).toBe(both.get(FLOW));
  expect(flowIn(gone, 'flows/visit.json').steps).toMatchObject([
    { id: 'wish', submit: 'outcome', next: [{ to: 'outcome' }] },
  ]);
});

test.each([
  ['kind', '"kind" is the first step'],
  ['wrok', 'There is no step "wrok". Did you mean "work"?'],
  ['person', '"conditions/hasPartner" of flows/tiny.json reads "person.partner": remove that'],
  ['person', '"remote/columns/email" of flows/tiny.json reads "person.email"'],
  ['crafts', '"values/offeredJobs" of flows/tiny.json reads "crafts"'],
])('%s is refused: %s', (name, reason) => {
  expect(why(removeStep(tiny, { name }))).toContain(reason);
});

test('a step with branches is refused until they are gone', () => {
  const branched = applyAll(tiny, [
    { file: FLOW, insert: '/steps/3/next/0', to: { when: 'isCraft', to: 'day' } },
  ]);
  expect(why(removeStep(branched, { name: 'work' }))).toContain('remove its branches first');
});
