import { cachesOf, cachedUrl, type Edition } from './edition.ts';
import { respondFrom, deleteOtherCaches, cacheEdition, type WorkerWorld } from './edition-cache.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The service worker: serves one complete edition of the funnel from its cache. A newer one waits, as
 * browsers do by default, until no page of this one is open, so no page ever mixes two editions. The
 * database and all other pages are left to the network.
 */
declare const self: WorkerScope;
/** Injected by `src/server/build/offline/worker.ts`. */
declare const __EDITION__: Edition;

const edition = __EDITION__;
const world: WorkerWorld = {
  caches,
  fetch: (...asked) => fetch(...asked),
  subtle: crypto.subtle,
  prefix: cachesOf(self.registration.scope),
};

self.addEventListener('install', (event) => event.waitUntil(cacheEdition(world, edition)));

self.addEventListener('activate', (event) => {
  // The first visit's page was loaded without a worker: take it over right away.
  event.waitUntil(deleteOtherCaches(world, edition).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const address = cachedUrl(edition, event.request, self.location.origin);
  if (address === undefined) return;
  event.respondWith(respondFrom(world, edition, address, event.request));
});
