import { expect, test } from 'vitest';
import { requestTarget } from '../../../src/server/http/server.ts';

test.for([
  ['/onboarding?a=b', '/onboarding?a=b', 'localhost'],
  ['http://quote.example/onboarding', '/onboarding', 'quote.example'],
  ['HTTPS://quote.example:8443', '/', 'quote.example:8443'],
  ['http://quote.example?a=b', '/?a=b', 'quote.example'],
  ['http:///onboarding', '/onboarding', ''],
  ['//quote.example/onboarding', '//quote.example/onboarding', 'localhost'],
  [undefined, '/', 'localhost'],
] as const)('%s asks for %s of %s', ([url, asked, host]) => {
  const headers = { host: 'localhost' };
  expect(requestTarget({ ...(url !== undefined && { url }), headers })).toEqual({
    url: asked,
    host,
  });
});
