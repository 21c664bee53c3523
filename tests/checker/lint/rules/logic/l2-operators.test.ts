import { expect, test } from 'vitest';
import { l2 } from '../../../../../src/checker/lint/rules/logic/l2-operators.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (to: Json) =>
  findings([{ file: FLOW, set: '/conditions/isCraft', to }], l2).map(({ pointer }) => pointer);

test('a condition cannot be named where a path reads the item of a list', () => {
  expect(found({ some: [{ var: 'shares' }, { condition: 'hasPartner' }] })).toEqual([
    '/conditions/isCraft/some/1',
  ]);
});
