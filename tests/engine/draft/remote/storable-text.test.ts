import { expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/logic/json.ts';
import { storableText } from '../../../../src/engine/draft/remote/merge-remote.ts';

test.each<[string, Json, Json]>([
  ['a text', 'a\u0000b', 'a\uFFFDb'],
  ['half an emoji', 'x\uD83D', 'x\uFFFD'],
  ['a whole emoji', '😀', '😀'],
  ['a list', ['a\u0000', 1, ['\u0000']], ['a\uFFFD', 1, ['\uFFFD']]],
  ['an object, its keys too', { 'k\u0000': ['\u0000'] }, { 'k\uFFFD': ['\uFFFD'] }],
  ['what is not a text', [1, true, null], [1, true, null]],
])('Postgres can store %s', (_what, value, stored) => {
  expect(storableText(value)).toStrictEqual(stored);
});
