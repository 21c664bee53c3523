import { deleteOtherCaches, type WorkerScope } from './edition-cache.ts';

/** `sw.js` of a build with `VITE_OFFLINE=off`: replaces the worker and then removes itself. */
declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.unregister().then(() => deleteOtherCaches({ caches })));
});
