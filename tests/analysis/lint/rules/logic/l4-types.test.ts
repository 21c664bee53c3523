import { expect, test } from 'vitest';
import { l4 } from '../../../../../src/analysis/lint/rules/logic/l4-types.ts';
import type { Json } from '../../../../../src/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (to: Json) =>
  findings([{ file: FLOW, set: '/conditions/isCraft', to }], l4).map(({ pointer }) => pointer);

test('an answer that is no yes or no is no condition, wherever only true counts', () => {
  expect(found({ var: 'kind' })).toEqual(['/conditions/isCraft']);
  expect(found({ or: [{ '!': [{ var: 'kind' }] }, { '==': [{ var: 'kind' }, 'craft'] }] })).toEqual(
    ['/conditions/isCraft/or/0/!/0'],
  );
});

test('its presence and its value are conditions', () => {
  expect(found({ answered: 'kind' })).toEqual([]);
  expect(found({ '!=': [{ var: 'kind' }, 'craft'] })).toEqual([]);
});
