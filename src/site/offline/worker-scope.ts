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
