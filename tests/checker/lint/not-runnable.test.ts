import { expect, test } from 'vitest';
import { whyNotRunnable } from '../../../src/checker/lint/run.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const base = questionnaire('tiny');

test('a sound questionnaire can be run', () => {
  expect(whyNotRunnable(base)).toBeNull();
});

test('a file that is not JSON is reported with its line only', () => {
  const broken = applyAll(base, [{ file: FLOW, replace: '"id": "tiny",', with: '"id": "tiny,' }]);
  expect(whyNotRunnable(broken)).toMatch(/flows\/tiny\.json:3:9 .*a quote is missing/);
  expect(whyNotRunnable(broken)).toContain('1 error, 0 warnings.');
});

test('a flow that does not compile gets the explanation of the linter', () => {
  const lost = applyAll(base, [{ file: FLOW, set: '/steps/0/next/1/to', to: 'nowhere' }]);
  expect(whyNotRunnable(lost)).toContain('G2');
});
