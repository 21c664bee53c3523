import { expect, test } from 'vitest';
import { REFUSED } from '../../../../../src/checker/lint/rules/logic/refused.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const found = (to: Json) =>
  REFUSED.flatMap((rule) => findings([{ file: FLOW, set: '/conditions/isCraft', to }], rule))
    .filter(({ code }) => code === 'L2')
    .map(({ pointer }) => pointer);

test('a condition cannot be named where a path reads the item of a list', () => {
  expect(found({ some: [{ var: 'shares' }, { condition: 'hasPartner' }] })).toEqual([
    '/conditions/isCraft/some/1',
  ]);
});
