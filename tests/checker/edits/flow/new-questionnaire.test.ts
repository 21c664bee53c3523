import { expect, test } from 'vitest';
import { newQuestionnaire } from '../../../../src/checker/edits/flow/new-questionnaire.ts';
import { lint } from '../../../../src/checker/lint/run.ts';
import type { Flow } from '../../../../src/engine/flow/types.ts';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const texts = questionnaire('tiny');
const made = (name: string, before: ProjectTexts = texts): ProjectTexts => {
  const result = newQuestionnaire(before, { name, title: 'Ask about your fleet' });
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
};
const flowOf = (after: ProjectTexts, name: string): Flow =>
  JSON.parse(after.get(`flows/${name}.json`) ?? '{}');

test('a new questionnaire is complete: one step, and an end page that submits the answers', () => {
  const after = made('fleet-check');
  expect(lint(after)).toEqual([]);
  const { steps, pages } = flowOf(after, 'fleet-check');
  expect(steps).toMatchObject([{ path: '/fleet-check', submit: 'outcome' }]);
  expect(pages).toMatchObject([
    { kind: 'outcome', path: '/fleet-check/outcome', number: { prefix: 'FC-' } },
  ]);
});

test('the links of the site lead to the first questionnaire of a project', () => {
  const empty = new Map([...texts].filter(([path]) => path.startsWith('schemas/meta/flow.')));
  const after = made('fleet', empty);
  expect(flowOf(after, 'fleet').steps[0]?.path).toBe('/onboarding');
  expect(lint(after)).toEqual([]);
});

test.each([
  ['Fleet', '"Fleet" is not a valid questionnaire name: use lowercase letters'],
  ['tiny', 'Questionnaire "tiny" already exists.'],
  ['products', '"/products" is already an address of the site'],
])('%s is refused: %s', (name, why) => {
  const result = newQuestionnaire(texts, { name, title: 'Ask about your fleet' });
  expect(result.ok ? '' : result.problems.join(' ')).toContain(why);
});

test('the folder of another step is never overwritten', () => {
  const taken = new Map([...texts, ['schemas/fleet-contact/schema.json', '{}']]);
  const result = newQuestionnaire(taken, { name: 'fleet', title: 'Ask about your fleet' });
  expect(result.ok ? '' : result.problems.join(' ')).toContain(
    'Folder schemas/fleet-contact already exists',
  );
});
