import { expect, test } from 'vitest';
import { l9 } from '../../../../../src/checker/lint/rules/logic/outcomes.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const CRAFTS = 'schemas/crafts/ui.json';
const found = (condition: Json) => {
  const text = { kind: 'text', place: 'after', when: 'mine', text: 'Take your time.' };
  return findings(
    [
      { file: FLOW, set: '/conditions/mine', to: condition },
      { file: CRAFTS, set: '/ui:blocks', to: [text] },
    ],
    l9,
  ).map(({ file, pointer }) => `${file}${pointer}`);
};

test('a text is not for visitors whom a branch leads past the step', () => {
  expect(found({ '!=': [{ var: 'kind' }, 'craft'] })).toEqual([`${CRAFTS}/ui:blocks/0/when`]);
});

test('a text is for some of those who come to the step', () => {
  expect(found({ '==': [{ var: 'kind' }, 'craft'] })).toEqual([]);
  expect(found({ '!=': [{ var: 'area' }, 'Ohio'] })).toEqual([]);
});
