import { expect, test } from 'vitest';
import { t5 } from '../../../../../src/checker/lint/rules/fields/limits.ts';
import type { JsonObject } from '../../../../../src/engine/logic/json.ts';
import { findings, look, oneMore, words } from '../../one-more-field.ts';

const found = (limits: JsonObject, options: JsonObject = {}) => {
  const schema = { type: 'array', ...limits, items: { type: 'string', enum: ['a', 'b', 'c'] } };
  const ui = look('checks', { choices: words('a', 'b', 'c'), ...options });
  return findings(oneMore(schema, ui), t5).map(({ pointer, message }) => `${pointer} ${message}`);
};

test('boxes are checked once each, so no more can be required than there are', () => {
  expect(found({ minItems: 3 })).toEqual([]);
  expect(found({ minItems: 4 })).toEqual([expect.stringMatching(/minItems .*asks for 4 of 3/)]);
});

test('a list with a maximum needs a message for the press over it', () => {
  expect(found({ maxItems: 1 })).toEqual([
    expect.stringMatching(/maxItems .*offers 3 options and refuses more than 1/),
  ]);
  expect(found({ maxItems: 1 }, { tooMany: 'One at most' })).toEqual([]);
});
