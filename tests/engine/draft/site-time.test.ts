import { expect, it } from 'vitest';
import { siteTime } from '../../../src/engine/draft/site-time.ts';

const site = (fetch: () => Promise<Response>) =>
  ({ fetch, location: { pathname: '/onboarding' } }) as unknown as Window & typeof globalThis;

it.each<[string, () => Promise<Response>, number | undefined]>([
  [
    'in the response',
    async () => new Response(null, { headers: { date: 'Tue, 01 Dec 2026 12:00:00 GMT' } }),
    Date.UTC(2026, 11, 1, 12),
  ],
  ['without a date', async () => new Response(null), undefined],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('the time of the site, %s', async (_how, answer, time) => {
  expect(await siteTime(site(answer))).toBe(time);
});
