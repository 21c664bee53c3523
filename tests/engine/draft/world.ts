import type {
  DraftEnvironment,
  DraftEvents,
  DraftLocks,
  DraftStorage,
} from '../../../src/engine/draft/environment.ts';
import type { Clock } from '../../../src/engine/draft/environment.ts';
// Lazy modules: loading them is not controlled by a fake clock, so they are loaded up front.
import '../../../src/engine/draft/open-other.ts';
import '../../../src/engine/draft/remote/outbox.ts';
import { randomFrom } from '../../../src/checker/visitors/random-visit.ts';

/** A clock that only advances when told to. Starts on December 1, 2026. */
export type FakeClock = Clock & {
  /** Runs the timers of the next milliseconds in order, settling all promises in between. */
  advance: (milliseconds: number) => Promise<void>;
  /** Milliseconds until the next timer; undefined if there is none. */
  next: () => number | undefined;
};

/**
 * `rest` resolves once nothing more happens without a timer; by default, when all promises have settled.
 */
export function fakeClock(rest: () => Promise<void> = promises): FakeClock {
  let time = Date.parse('2026-12-01T12:00:00Z');
  let timers: { at: number; run: () => void }[] = [];
  const first = () => timers.toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    next: () => {
      const timer = first();
      return timer && timer.at - time;
    },
    advance: async (milliseconds) => {
      const end = time + milliseconds;
      await rest();
      for (let timer = first(); timer && timer.at <= end; timer = first()) {
        time = timer.at;
        timers = timers.filter((other) => other !== timer);
        timer.run();
        await rest();
      }
      time = end;
    },
  };
}

/** Lets all promises settle that do not need a timer. */
export async function promises(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** One browser's storage, shared by several tabs; the other tabs are notified of each write. */
export type FakeStorage = {
  texts: Map<string, string>;
  /** Makes every write fail (full) or every access fail (forbidden). */
  fault: 'full' | 'forbidden' | undefined;
  open: () => { storage: DraftStorage; events: DraftEvents; fire: FireEvents };
};

type FireEvents = {
  online: () => void;
  visible: () => void;
  hidden: () => void;
  left: () => void;
};

type Tab = { stored: Set<(key: string | null) => void> };

export function fakeStorage(texts: Record<string, string> = {}): FakeStorage {
  const tabs = new Set<Tab>();
  const browser: FakeStorage = { texts: new Map(Object.entries(texts)), fault: undefined, open };

  function open() {
    const tab: Tab = { stored: new Set() };
    tabs.add(tab);
    const tellOthers = (key: string) => {
      for (const other of tabs)
        if (other !== tab) other.stored.forEach((listener) => listener(key));
    };
    const storage: DraftStorage = {
      getItem: (key) => {
        if (browser.fault === 'forbidden') throw new DOMException('denied', 'SecurityError');
        return browser.texts.get(key) ?? null;
      },
      setItem: (key, text) => {
        if (browser.fault) throw new DOMException('full', 'QuotaExceededError');
        if (browser.texts.get(key) === text) return;
        browser.texts.set(key, text);
        tellOthers(key);
      },
      removeItem: (key) => {
        if (browser.fault === 'forbidden') throw new DOMException('denied', 'SecurityError');
        if (browser.texts.delete(key)) tellOthers(key);
      },
    };
    const { events, fire } = pageEvents(tab.stored);
    return { storage, events, fire };
  }
  return browser;
}

function pageEvents(stored: Set<(key: string | null) => void>) {
  const listeners = {
    online: new Set<() => void>(),
    visible: new Set<() => void>(),
    hidden: new Set<() => void>(),
    left: new Set<() => void>(),
  };
  const add = <T>(set: Set<T>, listener: T) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const events: DraftEvents = {
    onStored: (listener) => add(stored, listener),
    onOnline: (listener) => add(listeners.online, listener),
    onVisible: (listener) => add(listeners.visible, listener),
    onHidden: (listener) => add(listeners.hidden, listener),
    onLeft: (listener) => add(listeners.left, listener),
  };
  const fire: FireEvents = {
    online: () => listeners.online.forEach((listener) => listener()),
    visible: () => listeners.visible.forEach((listener) => listener()),
    hidden: () => listeners.hidden.forEach((listener) => listener()),
    left: () => listeners.left.forEach((listener) => listener()),
  };
  return { events, fire };
}

/** One browser's locks, granted in order of request. */
export function fakeLocks(): DraftLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: async <T>(name: string, run: () => Promise<T>, signal: AbortSignal) => {
      const before = last.get(name) ?? Promise.resolve();
      const given = new Promise<boolean>((decide) => {
        void before.then(() => decide(true));
        signal.addEventListener('abort', () => decide(false));
      });
      const mine = given.then((isGranted) => {
        if (isGranted) return run();
        throw new DOMException('The request was aborted', 'AbortError');
      });
      last.set(name, Promise.all([before, mine.catch(() => undefined)]));
      return await mine;
    },
  };
}

/** Numbers from a small generator, and consecutive ids. */
export function fakeRandom(seed = 1): DraftEnvironment['random'] {
  let ids = 0;
  return {
    number: randomFrom(seed),
    uuid: () =>
      `${String(seed).padStart(8, '0')}-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
}
