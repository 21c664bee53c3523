import { expect, test } from 'vitest';
import { l20 } from '../../../../../src/checker/lint/rules/logic/constant.ts';
import type { Json } from '../../../../../src/engine/logic/json.ts';
import { findings, FLOW } from '../../one-more-field.ts';

const derived = (value: Json) =>
  findings([{ file: FLOW, set: '/derive/1/value', to: value }], l20).map(
    ({ pointer, suggestion }) => [pointer, suggestion],
  );
const mark = 'Write { "$": … } around it.';

test('an expression of a computed answer is marked', () => {
  const area = { var: 'area' };
  expect(derived({ $: area })).toEqual([]);
  expect(derived(area)).toEqual([['/derive/1/value', mark]]);
  expect(derived({ $$: area })).toEqual([['/derive/1/value', mark]]);
  expect(derived({ cat: [area, '!'] })).toEqual([['/derive/1/value', mark]]);
  expect(derived({ value: { $: area } })).toEqual([]);
  expect(derived({ value: area })).toEqual([['/derive/1/value/value', mark]]);
});

test('an expression of the second key is marked', () => {
  const found = findings([{ file: FLOW, set: '/mirror', to: { area: [{ var: 'area' }] } }], l20);
  expect(found.map(({ pointer }) => pointer)).toEqual(['/mirror/area/0']);
});
