import { expect, test } from 'vitest';
import { applyAll } from '../../../../../src/checker/project/edit.ts';
import { questionnaire } from '../../../../fixtures/questionnaire.ts';
import { g18 } from '../../../../../src/checker/lint/rules/graph/settles.ts';
import { lint } from '../../../../../src/checker/lint/run.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';

const base = questionnaire('tiny');

/** Findings if the state is computed with this expression when the step that asks for it is left. */
function found(expression: Json): string[] {
  const derivation = { to: 'area', mode: 'onLeave', value: { $: expression } };
  const edits = [{ file: 'flows/tiny.json', insert: '/derive/0', to: derivation }];
  return lint(applyAll(base, edits), [g18]).map(({ code }) => code);
}

const area = { var: 'area' };

test('a derivation that swaps a value on every leave never settles', () => {
  expect(found({ if: [{ '==': [area, 'Ohio'] }, 'Iowa', 'Ohio'] })).toEqual(['G18']);
});

test('a derivation that repeats its value on the second leave settles', () => {
  expect(found({ if: [{ '==': [area, 'Ohio'] }, 'Iowa', area] })).toEqual([]);
});

test('an optional answer that grows whenever it is computed never settles', () => {
  const grown = {
    to: 'person.name',
    mode: 'always',
    value: { $: { cat: [{ var: 'person.name' }, '!'] } },
  };
  const edits = [{ file: 'flows/tiny.json', insert: '/derive/0', to: grown }];
  expect(lint(applyAll(base, edits), [g18]).map(({ pointer }) => pointer)).toContain('/derive/0');
});
