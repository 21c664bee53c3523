import { CACHES, cacheName, type Edition } from './edition.ts';

/** What the worker's world offers; tests give their own. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  subtle: Pick<SubtleCrypto, 'digest'>;
};

/**
 * Keeps all of an edition, one request after the other, because the visitor is answering questions
 * meanwhile. What an interrupted attempt has kept is not fetched again. Every byte is that of the
 * build: what is kept is given to visitors until the next deploy, and somebody in between, such as
 * the login page of a network, may answer in the site's name.
 * @throws when a file or page does not come, or is not of this edition (a deploy in between): the
 * browser then forgets the attempt and makes another one at a later visit.
 */
export async function keepEdition(world: WorkerWorld, edition: Edition): Promise<void> {
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
    // The browser may have kept the answer of a stranger itself, and would give it for a year.
    await cache.put(address, await fetched(address, hash, ['default', 'reload']));
  }
  for (const [address, hash] of Object.entries(edition.pages)) {
    const answer = await fetched(address, hash, ['no-store']);
    const headers = keptHeaders(answer);
    await cache.put(address, new Response(await answer.arrayBuffer(), { headers }));
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
