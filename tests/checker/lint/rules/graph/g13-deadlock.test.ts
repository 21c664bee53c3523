import { expect, test } from 'vitest';
import { g13 } from '../../../../../src/checker/lint/rules/graph/settles.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, SCHEMA } from '../../one-more-field.ts';

const NICK = { title: 'Nickname', type: 'string', maxLength: 20 };
const found = (test: Json) =>
  findings(
    [{ file: SCHEMA, insert: '/allOf/1', to: { if: test, then: { properties: { nick: NICK } } } }],
    g13,
  ).map(({ pointer }) => pointer);

test('a field that appears once it is answered itself never appears', () => {
  expect(found({ required: ['nick'] })).toEqual(['/allOf/1/then']);
});

test('a field may depend on whether a visible one is answered', () => {
  expect(found({ required: ['name'] })).toEqual([]);
  expect(found({ required: ['partnerName'] })).toEqual([]);
});
