import type { DraftLocks } from '../environment.ts';

/** Runs tasks one at a time. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * One task at a time in this tab and, with Web Locks, in all tabs of the site. Browsers without
 * them run unlocked: writes are idempotent and name the version that they have seen.
 */
export function exclusive(locks: DraftLocks | undefined, name: string): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(() => (locks ? locked(locks, name, task) : task()));
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** If all site data is blocked, the browser has locks but rejects requests: the task runs unlocked. */
async function locked<T>(locks: DraftLocks, name: string, task: () => Promise<T>): Promise<T> {
  let begun = false;
  try {
    return await locks.request(name, () => {
      begun = true;
      return task();
    });
  } catch (error) {
    if (begun) throw error;
    return task();
  }
}
