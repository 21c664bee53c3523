import { expect, test } from 'vitest';
import { lint } from '../../../../src/checker/lint/run.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import { coverageComplete } from '../../../../src/site/checks/coverage.ts';
import { addStep } from '../../../../src/studio/edits/flow/project-edits.ts';
import { addField, newQuestion } from '../../../../src/studio/edits/step/add-field.ts';
import { needsVerdict } from '../../../../src/studio/edits/step/coverage.ts';
import { made } from './edited.ts';

const SITE = readProject('.');
const QUOTED = 'flows/onboarding.json';
const question = (kind: string, isWithoutVerdict: boolean) => ({
  name: 'dances',
  label: 'Do you dance?',
  kind,
  isRequired: true,
  isWithoutVerdict,
});
const added = (kind: string, isWithoutVerdict: boolean) =>
  made(addField(SITE, 'contact-info', '', question(kind, isWithoutVerdict)));
const found = (texts: typeof SITE) =>
  lint(texts, [coverageComplete], [QUOTED]).map(({ message }) => message);

test.each(['yes-no', 'radio', 'select', 'checks', 'checkbox'])(
  'the coverage of a new question of the kind %s is asked about, and answered by one press',
  (kind) => {
    expect(needsVerdict(SITE, QUOTED, newQuestion(kind, '').schema)).toBe(true);
    expect(found(added(kind, false))).toEqual([
      expect.stringContaining('Nothing says what the policy does with "contactInfo.dances"'),
    ]);
    expect(found(added(kind, true))).toEqual([]);
  },
);

test('so it is for the question of a new step', () => {
  const step = {
    name: 'dances',
    after: 'contact-info',
    when: '',
    question: { name: 'answer', ...newQuestion('yes-no', 'Do you dance?') },
    isWithoutVerdict: true,
  };
  const result = addStep(SITE, 'onboarding', step);
  const coverage = result.ok && result.value.get('schemas/catalog/coverage.json');
  expect(coverage).toContain('"dances.answer"');
});

test.each([
  ['a question without choices', QUOTED, 'text'],
  ['a questionnaire that ends without a quote', 'flows/commercial-auto.json', 'yes-no'],
])('nobody is asked about it for %s', (_what, flowPath, kind) => {
  expect(needsVerdict(SITE, flowPath, newQuestion(kind, '').schema)).toBe(false);
});

test('what was pressed before another kind was chosen writes nothing', () => {
  const path = 'schemas/catalog/coverage.json';
  expect(added('text', true).get(path)).toBe(SITE.get(path));
});
