import { expect, it } from 'vitest';
import { cachedUrl, type Edition } from '../../../src/site/offline/edition.ts';

const ORIGIN = 'https://a.example';
const edition: Edition = {
  version: '1',
  files: { '/assets/app-1a.js': '' },
  pages: { '/onboarding': '', '/spa.html': '' },
};
const asked = (path: string, mode: RequestMode, method = 'GET') =>
  cachedUrl(edition, { url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

it.for([
  ['/onboarding', '/onboarding'],
  ['/onboarding/', '/onboarding'],
  ['/onboarding?businessType=food', '/onboarding'],
  ['/onboarding/email?step=3', '/spa.html'],
  ['/onboarding/no/such/page', '/spa.html'],
  ['/', undefined],
  ['/onboardings', undefined],
  ['/privacy', undefined],
] as const)('a visit to %s gets the cached page %s', ([path, page]) => {
  expect(asked(path, 'navigate')).toBe(page);
});

it.for([
  ['/assets/app-1a.js', '/assets/app-1a.js'],
  ['/assets/app-2b.js', undefined],
  ['/onboarding', undefined],
  ['/spa.html', undefined],
  ['/rest/v1/onboarding?id=eq.1', undefined],
  ['https://b.example/assets/app-1a.js', undefined],
] as const)('a request for %s gets the cached file %s', ([path, file]) => {
  expect(asked(path, 'cors')).toBe(file);
});

it('the worker never answers requests that send data', () => {
  expect(asked('/onboarding', 'navigate', 'POST')).toBeUndefined();
  expect(asked('/rest/v1/onboarding', 'cors', 'POST')).toBeUndefined();
  expect(asked('/assets/app-1a.js', 'cors', 'POST')).toBeUndefined();
});
