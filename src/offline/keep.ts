import { CACHES, cacheName, type Edition } from './edition.ts';

/** What the worker's world offers; tests give their own. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  subtle: Pick<SubtleCrypto, 'digest'>;
};

/**
 * Keeps all of an edition, one request after the other, because the visitor is answering questions
 * meanwhile. What an interrupted attempt has kept is not fetched again.
 * @throws when a file does not come, or a page is not of this edition (a deploy in between): the
 * browser then forgets the attempt and makes another one at a later visit.
 */
export async function keepEdition(world: WorkerWorld, edition: Edition): Promise<void> {
  const cache = await world.caches.open(cacheName(edition));
  for (const file of edition.files) {
    if ((await cache.match(file)) === undefined) await cache.add(file);
  }
  for (const [address, hash] of Object.entries(edition.pages)) {
    const answer = await world.fetch(address, { cache: 'no-store' });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok || (await sha256(world, bytes)) !== hash) {
      throw new Error(`${address} is not of the edition ${edition.version}`);
    }
    await cache.put(address, new Response(bytes, { headers: keptHeaders(answer) }));
  }
}

/** Forgets every edition but this one. */
export async function forgetOthers(
  world: { caches: Pick<CacheStorage, 'keys' | 'delete'> },
  edition?: Edition,
): Promise<void> {
  const keep = edition && cacheName(edition);
  const names = await world.caches.keys();
  const others = names.filter((name) => name.startsWith(CACHES) && name !== keep);
  await Promise.all(others.map((name) => world.caches.delete(name)));
}

/**
 * The kept answer; from the network when the browser has thrown it away. Opens no cache: that would
 * leave an empty one behind when the last requests of a page come after a newer worker's `activate`.
 */
export async function answerFrom(
  world: WorkerWorld,
  edition: Edition,
  address: string,
  request: Request,
): Promise<Response> {
  const kept = await world.caches.match(address, { cacheName: cacheName(edition) });
  return kept ?? (await world.fetch(request));
}

/** A page keeps its policy; its bytes are no longer packed as they came. */
function keptHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return kept;
}

async function sha256({ subtle }: WorkerWorld, bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
