import { cachedUrl, type Edition } from './edition.ts';
import {
  cacheEdition,
  deleteOtherCaches,
  respondFrom,
  type WorkerScope,
  type WorkerWorld,
} from './edition-cache.ts';

/**
 * The service worker: serves one complete edition of the funnel from its cache. A newer one waits, as
 * browsers do by default, until no page of this one is open, so no page ever mixes two editions. The
 * pages around the funnel come from the network while there is one, and the database always does.
 */
declare const self: WorkerScope;
/** Injected by `src/server/build/offline/worker.ts`. */
declare const __EDITION__: Edition;

const edition = __EDITION__;
const world: WorkerWorld = {
  caches,
  fetch: (...asked) => fetch(...asked),
  subtle: crypto.subtle,
};

self.addEventListener('install', (event) => event.waitUntil(cacheEdition(world, edition)));

self.addEventListener('activate', (event) => {
  // The first visit's page was loaded without a worker: take it over right away.
  event.waitUntil(deleteOtherCaches(world, edition).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const cached = cachedUrl(edition, event.request, self.location.origin);
  if (cached === undefined) return;
  event.respondWith(respondFrom(world, edition, cached, event.request));
});
