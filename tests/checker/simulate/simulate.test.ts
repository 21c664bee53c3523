import { expect, test } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { coveringSet } from '../../../src/checker/simulate/generate.ts';
import { simulate } from '../../../src/checker/simulate/report.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';

const FLOW = 'flows/tiny.json';
const base = questionnaire('tiny');

function proven(texts: ProjectTexts) {
  const proof = proofOf(buildModel(texts));
  if (proof === undefined) throw new Error('The project must run.');
  return proof;
}

const subjectOf = (texts: ProjectTexts) => proven(texts).subject;

test('generated journeys cover every branch, option and limit', () => {
  const proof = proven(base);
  const { subject } = proof;
  const { scenarios, open } = coveringSet(proof);
  expect(open).toEqual([]);
  const { text, changed } = simulate(subject, scenarios);
  expect(changed).toBe(0);
  expect(text).not.toContain('not met');
  expect(scenarios.length).toBeLessThan(8);
});

test('a journey that takes another path after a change is reported', () => {
  const { scenarios } = coveringSet(proven(base));
  const changed = applyAll(base, [{ file: FLOW, set: '/steps/3/next/0/to', to: 'day' }]);
  const { text } = simulate(subjectOf(changed), scenarios);
  expect(text).toContain('cover-1: goes kind → crafts → person → work → day');
});

test('a journey whose answers are no longer accepted is reported', () => {
  const { scenarios } = coveringSet(proven(base));
  const changed = applyAll(base, [
    { file: 'schemas/person/schema.json', set: '/properties/age/minimum', to: 90 },
  ]);
  expect(simulate(subjectOf(changed), scenarios).text).toContain('stops at "person"');
});

test('a journey whose button gives an answer that the step refuses is reported', () => {
  const actions = [{ id: 'continue', label: 'Continue', set: { day: { date: 'tomorrow' } } }];
  const { scenarios } = coveringSet(proven(base));
  const changed = applyAll(base, [{ file: FLOW, set: '/steps/5/actions', to: actions }]);
  expect(simulate(subjectOf(changed), scenarios).text).toContain('stops at "day"');
});
