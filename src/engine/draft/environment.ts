import { loadModule } from '../ui/until-loaded.ts';

const loadSiteTime = () => import('./site-time.ts');

/** Time and timers; milliseconds since 1970. */
export type Clock = {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
};

/** The time of a clock as an ISO instant. */
export function instantOf(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}

/** Random source: `number` in [0, 1), `uuid` a version 4 UUID. */
type Randomness = { number(): number; uuid(): string };

/** The part of `localStorage` that the draft uses. Each call may throw. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The part of `navigator.locks` that the outbox uses. */
export type DraftLocks = {
  /** Rejects without a run if `signal` aborts before the lock is granted. */
  request<T>(name: string, run: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

/**
 * Browser events: `onStored` fires when another tab writes, `onLeft` when the page unloads,
 * possibly into the back/forward cache. Each returns its unsubscribe function.
 */
export type DraftEvents = {
  onStored(listener: (key: string | null) => void): () => void;
  onOnline(listener: () => void): () => void;
  onVisible(listener: () => void): () => void;
  onHidden(listener: () => void): () => void;
  onLeft(listener: () => void): () => void;
};

/** Everything the draft needs from outside, injected so that tests control it. */
export type DraftEnvironment = {
  storage: DraftStorage | null;
  /** True if `storage` holds texts only as long as the page. */
  isPageBound?: boolean;
  clock: Clock;
  random: Randomness;
  locks?: DraftLocks;
  events?: DraftEvents;
  /** False if the device knows that it is offline. If absent, it may be online. */
  isOnline?: () => boolean;
  /**
   * The time by another clock than the device's, in milliseconds since 1970; undefined if it is
   * unknown. If absent, no draft is deleted for its age (D40).
   */
  timeElsewhere?: () => Promise<number | undefined>;
  /** Logs one line, which must hold no personal data. */
  log?: (line: string) => void;
  /** Logs an error that nobody expects: a bug. */
  report?: (error: unknown) => void;
};

/** The environment of a real page. `storage` is null if the browser blocks it. */
export function browserEnvironment(page: Window & typeof globalThis): DraftEnvironment {
  const locks = browserLocks(page);
  return {
    storage: allowedStorage(page),
    clock: browserClock(page),
    random: browserRandomness(page.crypto),
    ...(locks ? { locks } : {}),
    events: browserEvents(page),
    isOnline: () => page.navigator.onLine,
    timeElsewhere: async () => (await loadModule(loadSiteTime))?.siteTime(page),
    log: (line) => console.warn(line),
    report: (error) => console.error(error),
  };
}

function allowedStorage(page: Window): DraftStorage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

function browserClock(page: Window): Clock {
  return {
    now: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = page.setTimeout(run, milliseconds);
      return () => page.clearTimeout(timer);
    },
  };
}

type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** `randomUUID` exists only on secure origins; a site on a LAN address has only random bytes. */
export function browserRandomness(crypto: RandomSource): Randomness {
  return {
    number: () => Math.random(),
    uuid: () =>
      typeof crypto.randomUUID === 'function'
        ? crypto.randomUUID()
        : uuidFromBytes(crypto.getRandomValues(new Uint8Array(16))),
  };
}

/** A version 4 UUID from 16 random bytes (RFC 9562, section 5.4). */
export function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function browserLocks(page: Window): DraftLocks | undefined {
  const manager: LockManager | undefined = page.navigator.locks;
  return (
    manager && {
      request: async (name, run, signal) => await manager.request(name, { signal }, run),
    }
  );
}

function browserEvents(page: Window): DraftEvents {
  const listen = (target: EventTarget, type: string, listener: (event: Event) => void) => {
    target.addEventListener(type, listener);
    return () => target.removeEventListener(type, listener);
  };
  const whenVisibility = (state: DocumentVisibilityState, listener: () => void) =>
    listen(page.document, 'visibilitychange', () => {
      if (page.document.visibilityState === state) listener();
    });
  return {
    onStored: (listener) =>
      listen(page, 'storage', (event) => {
        if (event instanceof StorageEvent) listener(event.key);
      }),
    onOnline: (listener) => listen(page, 'online', listener),
    onVisible: (listener) => whenVisibility('visible', listener),
    onHidden: (listener) => whenVisibility('hidden', listener),
    onLeft: (listener) => listen(page, 'pagehide', listener),
  };
}
