import { expect, test } from 'vitest';
import { t5 } from '../../../../../src/analysis/lint/rules/fields/t5-item-counts.ts';
import type { JsonObject } from '../../../../../src/logic/json.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

const found = (minItems: number, options: JsonObject = {}) => {
  const schema = { type: 'array', minItems, items: { type: 'string', enum: ['a', 'b', 'c'] } };
  const ui = look('checks', { choices: words('a', 'b', 'c'), ...options });
  return findings(oneMore(schema, ui), t5).map(({ pointer, message }) => `${pointer} ${message}`);
};

test('boxes are ticked once each: no more can be asked for than there are', () => {
  expect(found(3)).toEqual([]);
  expect(found(4)).toEqual([expect.stringMatching(/minItems .*asks for 4 of 3/)]);
});

test('the widget lets the visitor choose as many as the schema asks for', () => {
  expect(found(2, { max: 2 })).toEqual([]);
  expect(found(2, { max: 1 })).toEqual([expect.stringMatching(/max .*at least 2/)]);
});
