import { createDraftStore } from '../../../../src/engine/draft/draft-store.ts';
import type { DraftLocks, DraftStorage } from '../../../../src/engine/draft/environment.ts';
import type {
  LinkedRepository,
  RemoteFactory,
} from '../../../../src/engine/draft/remote/repository-contract.ts';
import type { DraftNotice, DraftPolicy, DraftStore } from '../../../../src/engine/draft/types.ts';
import { samplePolicy } from '../sample-policy.ts';
import { fakeLocks, fakeRandom, fakeStorage, type FakeClock, type FakeStorage } from '../world.ts';
import type { FakeServer } from './fake-server.ts';

/** A browser whose tabs share storage and locks. */
export type Device = {
  browser: FakeStorage;
  log: string[];
  /** Errors that nobody expected. */
  bugs: unknown[];
  /** Whether the device reports being online. */
  network: { isOn: boolean };
  open: () => Tab;
};

export type Tab = DraftStore & {
  fire: ReturnType<FakeStorage['open']>['fire'];
  /** The tab's process dies: it writes nothing more, its locks are released, and it sends nothing. */
  crash: () => void;
};

/** The app's notice for a request that does not arrive (spec section 8). */
const SUBMIT_FAILED: DraftNotice = {
  title: 'Quote submission error',
  text: "We couldn't process your quote at this time. Please try again later.",
  tone: 'error',
  stays: true,
};

/** A different device for each seed; all share the clock and the server. */
export function device(
  server: Pick<FakeServer, 'open'>,
  clock: FakeClock,
  seed = 1,
  texts: Record<string, string> = {},
  policy: DraftPolicy = samplePolicy,
): Device {
  const browser = fakeStorage(texts);
  const locks = fakeLocks();
  const log: string[] = [];
  const bugs: unknown[] = [];
  const network = { isOn: true };
  let tabs = 0;
  return {
    browser,
    log,
    bugs,
    network,
    open: () => {
      const { storage, events, fire } = browser.open();
      const life = mortal();
      const store = createDraftStore({
        storage: life.storage(storage),
        events,
        isOnline: () => network.isOn,
        locks: life.locks(locks),
        clock,
        random: fakeRandom(seed * 100 + (tabs += 1)),
        policy,
        remote: life.remote(server.open),
        hasLinks: true,
        log: (line) => log.push(line),
        report: (error) => bugs.push(error),
        submitFailed: SUBMIT_FAILED,
      });
      const crash = () => {
        life.end();
        store.close();
      };
      return { ...store, fire, crash };
    },
  };
}

/** Connects a tab to the outside world only while the tab is alive. */
function mortal() {
  let alive = true;
  let end = () => {};
  const death = new Promise<never>((_, reject) => {
    end = () => {
      alive = false;
      reject(new Error('the tab crashed'));
    };
  });
  death.catch(() => undefined);
  const never = new Promise<never>(() => undefined);
  const whileAlive = async <T>(call: () => Promise<T>): Promise<T> =>
    alive ? await call() : never;
  return {
    end: () => end(),
    storage: (storage: DraftStorage): DraftStorage => ({
      getItem: (key) => storage.getItem(key),
      setItem: (key, text) => (alive ? storage.setItem(key, text) : undefined),
      removeItem: (key) => (alive ? storage.removeItem(key) : undefined),
    }),
    locks: (locks: DraftLocks): DraftLocks => ({
      request: (name, run, signal) =>
        locks.request(name, () => Promise.race([run(), death]), signal),
    }),
    remote:
      (open: RemoteFactory<LinkedRepository>): RemoteFactory<LinkedRepository> =>
      async (uuid) => {
        const repository = await open(uuid);
        return (
          repository && {
            fetch: () => whileAlive(() => repository.fetch()),
            save: (write, seen) => whileAlive(() => repository.save(write, seen)),
            leave: (write, seen) => {
              if (alive) repository.leave(write, seen);
            },
            addLink: (code) => whileAlive(() => repository.addLink(code)),
            endLinks: () => whileAlive(() => repository.endLinks()),
            idForCode: (code) => whileAlive(() => repository.idForCode(code)),
            erase: () => whileAlive(() => repository.erase()),
          }
        );
      },
  };
}
