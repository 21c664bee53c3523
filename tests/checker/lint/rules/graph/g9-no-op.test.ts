import { expect, test } from 'vitest';
import { applyAll } from '../../../../../src/checker/project/edit.ts';
import { g9 } from '../../../../../src/checker/lint/rules/graph/branches.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';

const base = questionnaire('tiny');
const craft = { when: 'isCraft', to: 'work' };
const partner = { when: 'hasPartner', to: 'work' };

test.for<[string, Json[], string[]]>([
  ['the default leads to the same place', [craft, { to: 'work' }], ['0']],
  ['the default leads elsewhere', [craft, { to: 'shares' }], []],
  ['two lead to one place, and the default elsewhere', [craft, partner, { to: 'shares' }], []],
  ['two and the default lead to one place', [craft, partner, { to: 'work' }], ['0', '1']],
  [
    'only the second is like the default',
    [{ ...craft, to: 'day' }, partner, { to: 'work' }],
    ['1'],
  ],
  ['they differ in their query', [{ ...craft, query: { from: 'a' } }, { to: 'work' }], []],
])('conditions that decide nothing where %s', ([, next, wrong]) => {
  const edits = [{ file: 'flows/tiny.json', set: '/steps/2/next', to: next }];
  const found = lint(applyAll(base, edits), [g9]).map(({ pointer }) => pointer);
  expect(found).toEqual(wrong.map((index) => `/steps/2/next/${index}`));
});
