type Lifecycle = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** What a service worker uses of its own global scope; TypeScript has it only without the DOM. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifecycle) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>;
  skipWaiting: () => Promise<void>;
};
