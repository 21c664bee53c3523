import { keptAddress, type Edition } from './edition.ts';
import { answerFrom, forgetOthers, keepEdition, type WorkerWorld } from './keep.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The service worker: serves one edition of the funnel, whole, from what it has kept. A newer one
 * waits, as is the browser's rule, until no page of this one is open, so no page ever gets files of
 * two editions. The database and all other pages are left to the network.
 */
declare const self: WorkerScope;
/** Put in by `src/server/offline/worker.ts`. */
declare const __EDITION__: Edition;

const edition = __EDITION__;
const world: WorkerWorld = { caches, fetch: (...asked) => fetch(...asked), subtle: crypto.subtle };

self.addEventListener('install', (event) => event.waitUntil(keepEdition(world, edition)));

self.addEventListener('activate', (event) => {
  // The page of a first visit came without a worker: from here on it does not need the network.
  event.waitUntil(forgetOthers(world, edition).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const address = keptAddress(edition, event.request, self.location.origin);
  if (address === undefined) return;
  event.respondWith(answerFrom(world, edition, address, event.request));
});
