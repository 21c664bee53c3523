import type { DraftLocks } from '../environment.ts';

/** Runs one task after the other. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * One task at a time in this tab, and with Web Locks in all tabs of the site. Browsers without
 * them send unlocked: writes are idempotent and name the version that they have seen.
 */
export function exclusive(locks: DraftLocks | undefined, name: string): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(() => (locks ? locks.request(name, task) : task()));
    last = mine.catch(() => undefined);
    return mine;
  };
}
