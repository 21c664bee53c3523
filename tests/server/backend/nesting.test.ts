import { expect, test } from 'vitest';
import { isTooDeep } from '../../../src/server/backend/rest/filter.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.for([
  ['100 levels pass', nested(100), false],
  ['101 levels do not', nested(101), true],
  ['30,000 levels do not', nested(30_000), true],
  ['siblings are no levels', `[${'[],'.repeat(500)}[]]`, false],
  ['brackets in text are no levels', `["${'['.repeat(500)}"]`, false],
  ['a quote in text does not end it', `["\\"${'['.repeat(500)}"]`, false],
  ['an open text', `["${'['.repeat(500)}`, false],
  ['broken JSON', ']'.repeat(500), false],
] as const)('%s', ([, json, expected]) => {
  expect(isTooDeep(json)).toBe(expected);
});
