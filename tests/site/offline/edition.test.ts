import { expect, it } from 'vitest';
import { cachedUrl, type Edition } from '../../../src/site/offline/edition.ts';

const ORIGIN = 'https://a.example';
const edition: Edition = {
  version: '1',
  files: { '/assets/app-1a.js': '' },
  pages: { '/onboarding': '', '/spa.html': '' },
  around: { '/': '', '/privacy': '' },
};
const asked = (path: string, mode: RequestMode, method = 'GET') =>
  cachedUrl(edition, { url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

it.for([
  ['/onboarding', '/onboarding'],
  ['/onboarding/', '/onboarding'],
  ['/onboarding?businessType=food', '/onboarding'],
  ['/onboarding/email?step=3', '/spa.html'],
  ['/onboarding/no/such/page', '/spa.html'],
] as const)('a visit to %s gets the cached page %s', ([path, address]) => {
  expect(asked(path, 'navigate')).toEqual({ address, answers: 'at once' });
});

it.for([
  ['/', '/'],
  ['/?from=funnel', '/'],
  ['/privacy', '/privacy'],
  ['/privacy/', '/privacy'],
] as const)('a visit to %s gets the cached page %s only without a network', ([path, address]) => {
  expect(asked(path, 'navigate')).toEqual({ address, answers: 'offline' });
});

it.for(['/onboardings', '/no/such/page', '/spa.htm'])('a visit to %s is ignored', (path) => {
  expect(asked(path, 'navigate')).toBeUndefined();
});

it('a request for a file of the edition gets it from the cache', () => {
  const address = '/assets/app-1a.js';
  expect(asked(address, 'cors')).toEqual({ address, answers: 'at once' });
});

it.for([
  '/assets/app-2b.js',
  '/onboarding',
  '/privacy',
  '/spa.html',
  '/rest/v1/onboarding?id=eq.1',
  'https://b.example/assets/app-1a.js',
])('a request for %s is ignored', (path) => {
  expect(asked(path, 'cors')).toBeUndefined();
});

it('the worker never answers requests that send data', () => {
  expect(asked('/onboarding', 'navigate', 'POST')).toBeUndefined();
  expect(asked('/rest/v1/onboarding', 'cors', 'POST')).toBeUndefined();
  expect(asked('/assets/app-1a.js', 'cors', 'POST')).toBeUndefined();
});
