import { expect, test } from 'vitest';
import { isAllowedHost, parseHostNames } from '../../../src/server/http/server.ts';

const NAMES = parseHostNames(' quote.example.org, ,WWW.example.org');

test.for([
  ['127.0.0.1:4173', true],
  ['127.0.0.1', true],
  ['[::1]:4173', true],
  ['192.168.1.20:4173', true],
  ['localhost:4173', true],
  ['LOCALHOST', true],
  ['app.localhost', true],
  ['quote.example.org', true],
  ['www.EXAMPLE.org:443', true],
  ['evil.example.org', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['quote.example.org.evil.example', false],
  ['quote.example.org@evil.example', false],
  ['', false],
  [undefined, false],
] as const)('the host %s is answered: %s', ([header, expected]) => {
  expect(isAllowedHost(header, NAMES)).toBe(expected);
});
