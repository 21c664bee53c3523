import { type CachedUrl, CACHES, type Edition } from './edition.ts';

/** What the worker's global scope offers; tests pass their own. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  subtle: Pick<SubtleCrypto, 'digest'>;
};

const cacheName = ({ version }: Edition): string => CACHES + version;

/**
 * Caches a whole edition, one request at a time, because the visitor is busy answering questions.
 * Files cached by an interrupted attempt are not fetched again. Every byte is checked against the
 * build: the cache serves visitors until the next deploy, and something in between, such as a
 * captive portal, may have answered in place of the site.
 * @throws if a file or page is missing or belongs to another edition (a deploy in between): the
 * browser then discards the attempt and retries on a later visit.
 */
export async function cacheEdition(world: WorkerWorld, edition: Edition): Promise<void> {
  const cache = await world.caches.open(cacheName(edition));
  const fetched = async (address: string, hash: string, ways: readonly RequestCache[]) => {
    for (const way of ways) {
      const answer = await world.fetch(address, { cache: way });
      const bytes = await answer.clone().arrayBuffer();
      if (answer.ok && (await sha256(world, bytes)) === hash) return answer;
    }
    throw new Error(`${address} is not of the edition ${edition.version}`);
  };
  for (const [address, hash] of Object.entries(edition.files)) {
    if ((await cache.match(address)) !== undefined) continue;
    // The browser's own cache may hold a captive portal's answer, and would serve it for a year.
    await cache.put(address, await fetched(address, hash, ['default', 'reload']));
  }
  for (const [address, hash] of Object.entries({ ...edition.pages, ...edition.around })) {
    const answer = await fetched(address, hash, ['no-store']);
    const headers = keptHeaders(answer);
    await cache.put(address, new Response(await answer.arrayBuffer(), { headers }));
  }
}

/** Deletes every edition of the worker but this one. */
export async function deleteOtherCaches(
  world: { caches: Pick<CacheStorage, 'keys' | 'delete'> },
  edition?: Edition,
): Promise<void> {
  const keep = edition && cacheName(edition);
  const names = await world.caches.keys();
  const others = names.filter((name) => name.startsWith(CACHES) && name !== keep);
  await Promise.all(others.map((name) => world.caches.delete(name)));
}

/**
 * The cached response and the network's, one where the other is missing. Does not open a cache: that
 * would leave an empty one behind if a page's last requests arrive after a newer worker's `activate`.
 */
export async function respondFrom(
  world: WorkerWorld,
  edition: Edition,
  { address, answers }: CachedUrl,
  request: Request,
): Promise<Response> {
  const match = () => world.caches.match(address, { cacheName: cacheName(edition) });
  if (answers === 'at once') return (await match()) ?? (await world.fetch(request));
  try {
    return await world.fetch(request);
  } catch (error) {
    const kept = await match();
    if (kept === undefined) throw error;
    return kept;
  }
}

/** A page keeps its security headers; the body is no longer compressed. */
function keptHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return kept;
}

async function sha256({ subtle }: WorkerWorld, bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Lifecycle = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/**
 * The part of its global scope that the service worker uses; TypeScript has types for it only
 * without the DOM.
 */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  skipWaiting: () => Promise<void>;
};
