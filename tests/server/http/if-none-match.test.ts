import { expect, test } from 'vitest';
import { namesTag } from '../../../src/server/http/site-files.ts';

test.for([
  ['W/"4-17"', true],
  ['"4-17"', true],
  ['"a", W/"4-17" , "b"', true],
  [' * ', true],
  ['"a, b", "4-17"', true],
  ['W/"4-18"', false],
  ['4-17', false],
  ['"*"', false],
  ['', false],
  [undefined, false],
] as const)('If-None-Match: %s names what is there: %s', ([header, expected]) => {
  expect(namesTag(header, 'W/"4-17"')).toBe(expected);
});
