import { createDraftStore } from '../../../src/draft/draft-store.ts';
import type { DraftStore } from '../../../src/draft/types.ts';
import { samplePolicy } from '../sample-policy.ts';
import { fakeLocks, fakeRandom, fakeStorage, type FakeClock, type FakeStorage } from '../world.ts';
import type { FakeServer } from './fake-server.ts';

/** A browser whose tabs share storage and locks. */
export type Device = {
  browser: FakeStorage;
  log: string[];
  open: () => DraftStore & { fire: ReturnType<FakeStorage['open']>['fire'] };
};

/** Another device for each seed; all share the clock and the server. */
export function device(
  server: FakeServer,
  clock: FakeClock,
  seed = 1,
  texts: Record<string, string> = {},
): Device {
  const browser = fakeStorage(texts);
  const locks = fakeLocks();
  const log: string[] = [];
  let tabs = 0;
  return {
    browser,
    log,
    open: () => {
      const { storage, events, fire } = browser.open();
      const store = createDraftStore({
        storage,
        events,
        locks,
        clock,
        random: fakeRandom(seed * 100 + (tabs += 1)),
        policy: samplePolicy,
        remote: server.open,
        log: (line) => log.push(line),
      });
      return { ...store, fire };
    },
  };
}
