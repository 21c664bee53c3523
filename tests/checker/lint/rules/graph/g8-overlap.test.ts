import { expect, test } from 'vitest';
import { applyAll } from '../../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';
import { g8 } from '../../../../../src/checker/lint/rules/graph/branches.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';

const base = questionnaire('tiny');

/**
 * Findings if a craft business with a partner matches two conditions, the second leading to `second`.
 */
function found(second: string): string[] {
  const file = 'flows/tiny.json';
  const next: Json = [
    { when: 'isCraft', to: 'shares' },
    { when: 'hasPartner', to: second },
    { to: 'work' },
  ];
  const edits = [{ file, set: '/steps/2/next', to: next }];
  return lint(applyAll(base, edits), [g8]).map(({ code, pointer }) => `${code} ${pointer}`);
}

test('two conditions that can both hold need an order when their targets differ', () => {
  expect(found('day')).toEqual(['G8 /steps/2/next/1']);
});

test('but not when their targets are the same', () => {
  expect(found('shares')).toEqual([]);
});
