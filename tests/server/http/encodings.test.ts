import { expect, test } from 'vitest';
import { acceptedEncodings } from '../../../src/server/http/site-files.ts';

test.for([
  ['gzip, deflate, br', 'br gzip'],
  ['br', 'br'],
  ['BR;Q=0.5', 'br'],
  ['gzip;q=1.0, br ; q=0.001', 'gzip br'],
  ['br;q=0.1, gzip;q=1.0', 'gzip br'],
  ['br;q=0.5, gzip;q=0.5', 'br gzip'],
  ['*', 'br gzip'],
  ['*;q=0.1, gzip', 'gzip br'],
  ['gzip', 'gzip'],
  ['brotli', ''],
  ['br;q=0', ''],
  ['br; q=0.000', ''],
  ['br;q=half', ''],
  ['gzip, br;q=0, *', 'gzip'],
  ['*;q=0', ''],
  ['identity', ''],
  ['identity;q=0.5, gzip;q=0.4, br', 'br'],
  ['identity;q=0, *', 'br gzip'],
  ['', ''],
  [undefined, ''],
] as const)('%s takes: %s', ([header, expected]) => {
  const names = acceptedEncodings(header).map(({ encoding }) => encoding);
  expect(names.join(' ')).toBe(expected);
});
