import { expect, test } from 'vitest';
import { requestPath } from '../../../src/server/http/site.ts';

test.for([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/about-us/?utm=x', '/about-us'],
  ['//_headers', '/_headers'],
  ['/_headers/', '/_headers'],
  ['/%5Fheaders', '/_headers'],
  ['/x/../_headers', '/_headers'],
  ['/assets/%2e%2e/_headers', '/_headers'],
  ['/assets/./app.js', '/assets/app.js'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/..\\..\\etc\\passwd', '/etc/passwd'],
  ['/%5c%5c_headers', '/_headers'],
  ['/..%2f..%2fetc/passwd', '/..%2f..%2fetc/passwd'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['http://elsewhere.example/_headers', '/http:/elsewhere.example/_headers'],
  ['', '/'],
  [undefined, '/'],
] as const)('%s asks for %s', ([url, expected]) => {
  expect(requestPath(url)).toBe(expected);
});
