import { expect, test } from 'vitest';
import { applyAll } from '../../../../../src/analysis/project/edit.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';
import { g18 } from '../../../../../src/analysis/lint/rules/graph/g18-settles.ts';
import { lint } from '../../../../../src/analysis/lint/run.ts';
import type { Json } from '../../../../../src/logic/json.ts';

const base = questionnaire('tiny');

/** Findings where the state is computed like this as the step that asks for it is left. */
function found(expression: Json): string[] {
  const derivation = { to: 'area', mode: 'onLeave', value: { $: expression } };
  const edits = [{ file: 'flows/tiny.json', insert: '/derive/0', to: derivation }];
  return lint(applyAll(base, edits), [g18]).map(({ code }) => code);
}

const area = { var: 'area' };

test('what swaps with every leaving of its step never comes to rest', () => {
  expect(found({ if: [{ '==': [area, 'Ohio'] }, 'Iowa', 'Ohio'] })).toEqual(['G18']);
});

test('what is the same the second time the step is left is at rest', () => {
  expect(found({ if: [{ '==': [area, 'Ohio'] }, 'Iowa', area] })).toEqual([]);
});
