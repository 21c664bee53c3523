import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CachedUrl, Edition } from '../../../src/site/offline/edition.ts';
import {
  respondFrom,
  deleteOtherCaches,
  cacheEdition,
} from '../../../src/site/offline/edition-cache.ts';

const PAGE = '<h1>First question</h1>';
const PRIVACY = '<h1>Privacy</h1>';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const edition: Edition = {
  version: '2',
  files: { '/assets/app-1a.js': sha256('js'), '/assets/app-1a.css': sha256('css') },
  pages: { '/onboarding': sha256(PAGE) },
  around: { '/privacy': sha256(PRIVACY) },
};

/**
 * A browser's caches and a site, in memory; `site` maps URLs to texts, and `kept` has those that the
 * HTTP cache answers without a request.
 */
function world(site: Record<string, string>, kept: Record<string, string> = {}) {
  const stores = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  const fetch = async (asked: RequestInfo | URL, { cache = 'default' }: RequestInit = {}) => {
    const address = asked instanceof Request ? new URL(asked.url).pathname : String(asked);
    fetched.push(address);
    const text = (cache === 'default' ? kept[address] : undefined) ?? site[address];
    if (text === undefined) return new Response('gone', { status: 404 });
    const headers = { 'content-security-policy': "script-src 'self'", 'content-encoding': 'br' };
    return new Response(text, { headers });
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(address),
      put: async (address: string, answer: Response) => void store.set(address, answer),
    } as unknown as Cache;
  };
  const caches = {
    open,
    match: async (address: unknown, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      stores.get(cacheName)?.get(String(address)),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return { caches, fetch, subtle: crypto.subtle, stores, fetched };
}

const SITE = {
  '/assets/app-1a.js': 'js',
  '/assets/app-1a.css': 'css',
  '/onboarding': PAGE,
  '/privacy': PRIVACY,
};

describe('keeping an edition', () => {
  it('keeps every file and page, with the policy of the page', async () => {
    const here = world(SITE);
    await cacheEdition(here, edition);
    const kept = here.stores.get('plumbline-2');
    expect([...(kept?.keys() ?? [])]).toEqual(Object.keys(SITE));
    const page = kept?.get('/onboarding');
    expect(await page?.text()).toBe(PAGE);
    expect(page?.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(page?.headers.get('content-encoding')).toBeNull();
  });

  it('fails if a deploy came in between and the page belongs to another edition', async () => {
    const here = world({ ...SITE, '/onboarding': '<h1>Another question</h1>' });
    await expect(cacheEdition(here, edition)).rejects.toThrow('is not of the edition 2');
    expect(here.stores.get('plumbline-2')?.has('/onboarding')).toBe(false);
  });

  it('fails if an intermediary answers instead of the site, and caches none of it', async () => {
    const here = world({ ...SITE, '/assets/app-1a.js': '<h1>Log in to this network</h1>' });
    await expect(cacheEdition(here, edition)).rejects.toThrow('is not of the edition 2');
    expect(here.stores.get('plumbline-2')?.has('/assets/app-1a.js')).toBe(false);
  });

  it('bypasses the browser cache, which may hold the response of an intermediary', async () => {
    const here = world(SITE, { '/assets/app-1a.js': '<h1>Log in to this network</h1>' });
    await cacheEdition(here, edition);
    expect(await here.stores.get('plumbline-2')?.get('/assets/app-1a.js')?.text()).toBe('js');
  });

  it('fails if a file is gone, and resumes the next time', async () => {
    const site: Record<string, string> = { ...SITE };
    const here = world(site);
    delete site['/assets/app-1a.css'];
    await expect(cacheEdition(here, edition)).rejects.toThrow(
      '/assets/app-1a.css is not of the edition 2',
    );
    site['/assets/app-1a.css'] = 'css';
    here.fetched.length = 0;
    await cacheEdition(here, edition);
    expect(here.fetched).toEqual(['/assets/app-1a.css', '/onboarding', '/privacy']);
  });
});

it('deletes other editions and nothing else', async () => {
  const here = world(SITE);
  for (const name of ['plumbline-1', 'plumbline-2', 'someone-elses']) await here.caches.open(name);
  await deleteOtherCaches(here, edition);
  expect(await here.caches.keys()).toEqual(['plumbline-2', 'someone-elses']);
  await deleteOtherCaches(here);
  expect(await here.caches.keys()).toEqual(['someone-elses']);
});

it('answers from the cache, and from the network if it was evicted', async () => {
  const here = world(SITE);
  await cacheEdition(here, edition);
  here.fetched.length = 0;
  const request = new Request('https://a.example/onboarding');
  const cached: CachedUrl = { address: '/onboarding', answers: 'at once' };
  expect(await (await respondFrom(here, edition, cached, request)).text()).toBe(PAGE);
  expect(here.fetched).toEqual([]);
  here.stores.clear();
  expect(await (await respondFrom(here, edition, cached, request)).text()).toBe(PAGE);
  expect(here.fetched).toEqual(['/onboarding']);
  expect(await here.caches.keys(), 'a worker that was replaced keeps nothing new').toEqual([]);
});

describe('a page around the questionnaires', () => {
  const request = new Request('https://a.example/privacy');
  const cached: CachedUrl = { address: '/privacy', answers: 'offline' };

  it('comes from the network, however old the cached copy is', async () => {
    const here = world({ ...SITE });
    await cacheEdition(here, edition);
    const fetch = async () => new Response('<h1>Newer</h1>');
    const answer = await respondFrom({ ...here, fetch }, edition, cached, request);
    expect(await answer.text()).toBe('<h1>Newer</h1>');
  });

  it('comes from the cache without a network, and fails as before if it was evicted', async () => {
    const here = world(SITE);
    await cacheEdition(here, edition);
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = await respondFrom({ ...here, fetch }, edition, cached, request);
    expect(await answer.text()).toBe(PRIVACY);
    here.stores.clear();
    await expect(respondFrom({ ...here, fetch }, edition, cached, request)).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
