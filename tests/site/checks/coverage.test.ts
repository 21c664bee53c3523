import { expect, test } from 'vitest';
import { readProject } from '../../../src/server/project/files.ts';
import { coverageComplete } from '../../../src/site/checks/coverage.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';

const texts = readProject('.');
const COVERAGE = 'schemas/catalog/coverage.json';

const found = (...edits: Edit[]) =>
  lint(applyAll(texts, edits), [coverageComplete]).map(({ file, pointer, message }) => ({
    at: `${file}${pointer}`,
    message,
  }));
const catalog = (name: string) => `schemas/catalog/${name}.json`;

test('the shipped catalog covers every answer that can be chosen', () => {
  expect(found()).toEqual([]);
});

test.each<[string, Edit, string, string]>([
  [
    'a trade',
    { file: catalog('trades'), set: '/entries/1/id', to: 'joinery' },
    '/lists/0',
    'Nothing says whether "joinery" of "constructionTypes" is covered',
  ],
  [
    'an activity',
    { file: catalog('activities'), set: '/entries/0/activities/0', to: 'Barn raising' },
    '/lists/1',
    'Nothing says whether "Barn raising" of "businessActivities" is covered',
  ],
  [
    'a subcontracted activity',
    { file: catalog('subcontractor-activities'), set: '/entries/0/id', to: 'Scaffolding' },
    '/lists/2',
    'Nothing says whether "Scaffolding" of "subcontractorInfo.selectedActivities" is covered',
  ],
  [
    'a choice of a question',
    { file: catalog('visit-frequencies'), set: '/entries/0/id', to: 'daily' },
    '/answers/7',
    'Nothing says whether "daily" of "generalContracting.visitFrequency" is covered',
  ],
])(
  '%s that is new without an entry is found, and so is the entry that it left',
  (_, edit, at, says) => {
    const [first, second, ...others] = found(edit).toSorted((a, b) => (a.at < b.at ? -1 : 1));
    expect(first?.at).toBe(`${COVERAGE}${at}`);
    expect(first?.message).toContain(says);
    expect(second?.message).toContain('is not a value of');
    expect(others).toEqual([]);
  },
);

test('a question that the catalog does not cover is reported', () => {
  const edit = {
    file: 'schemas/locations/schema.json',
    set: '/properties/hasYard',
    to: { title: 'Do you have a yard?', type: 'boolean' },
  };
  expect(found(edit)).toEqual([
    {
      at: `${COVERAGE}/answers`,
      message: expect.stringContaining('what the policy does with "locationInfo.hasYard"'),
    },
  ]);
});

test.each<[string, Edit, string, string]>([
  [
    'an answer that no step asks for',
    { file: COVERAGE, set: '/answers/0/when', to: { answer: 'businessKind', is: 'x' } },
    '/answers/0/when/answer',
    'No step asks for "businessKind"',
  ],
  [
    'a condition that does not exist',
    { file: COVERAGE, set: '/lists/0/conditional/plumbing/condition', to: 'no-sprinkler' },
    '/lists/0/conditional',
    '"plumbing" names the condition "no-sprinkler", which does not exist',
  ],
  [
    'an exclusion that does not exist',
    { file: COVERAGE, set: '/lists/0/excluded/insulation/exclusion', to: 'insulation' },
    '/lists/0/excluded',
    '"insulation" names the exclusion "insulation", which does not exist',
  ],
  [
    'a value with two verdicts',
    { file: COVERAGE, set: '/lists/0/excluded/plumbing', to: { exclusion: 'eifs' } },
    '/lists/0/excluded',
    '"plumbing" of "constructionTypes" has two verdicts',
  ],
  [
    'a verdict that is said nowhere',
    { file: COVERAGE, remove: '/answers/2/told/yes' },
    '/answers/2/told',
    '"yes" of "locationInfo.hasWorkersOutside" has no text',
  ],
])('%s is found', (_, edit, at, says) => {
  const [first, ...others] = found(edit);
  expect(first?.at).toBe(`${COVERAGE}${at}`);
  expect(first?.message).toContain(says);
  expect(others).toEqual([]);
});

test('a request on the quote whose answer nobody can give is reported', () => {
  const set = '/pages/0/alsoAsked/0/answer';
  const [first, ...others] = found({ file: 'flows/onboarding.json', set, to: 'nothing' });
  expect([first?.at, others]).toEqual([`flows/onboarding.json${set}`, []]);
});
