import { expect, test } from 'vitest';
import { isAccepted } from '../../scripts/server/encodings.ts';

test.for([
  ['gzip, deflate, br', true],
  ['br', true],
  ['BR;Q=0.5', true],
  ['gzip;q=1.0, br ; q=0.001', true],
  ['*', true],
  ['*;q=0.1, gzip', true],
  ['gzip', false],
  ['brotli', false],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['gzip, br;q=0, *', false],
  ['*;q=0', false],
  ['identity', false],
  ['', false],
  [undefined, false],
] as const)('brotli for %s: %s', ([header, expected]) => {
  expect(isAccepted('br', header)).toBe(expected);
});
