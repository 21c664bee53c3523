import type { Clock, DraftLocks } from '../environment.ts';

/** Runs tasks one at a time. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * The longest wait for other tabs, in milliseconds. A tab that the browser has stopped keeps its
 * lock; the visitor's wait for a save must not be over by then.
 */
const LONGEST_WAIT = 3_000;

/** One task at a time in this tab. */
export function inTurn(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * One task at a time in this tab and, with Web Locks, in all tabs of the site. Browsers without
 * them, and tabs that have waited long enough, run unlocked: writes are idempotent and name the
 * version that they have seen.
 */
export function exclusive(
  locks: DraftLocks | undefined,
  name: string,
  clock: Pick<Clock, 'after'>,
): Exclusive {
  const turn = inTurn();
  if (locks === undefined) return turn;
  return (task) => turn(() => locked(locks, name, clock, task));
}

/**
 * The task also runs unlocked where the browser has locks but rejects requests, because all site
 * data is blocked.
 */
async function locked<T>(
  locks: DraftLocks,
  name: string,
  clock: Pick<Clock, 'after'>,
  task: () => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const stopWaiting = clock.after(LONGEST_WAIT, () => waiting.abort());
  let hasStarted = false;
  try {
    return await locks.request(
      name,
      () => {
        hasStarted = true;
        stopWaiting();
        return task();
      },
      waiting.signal,
    );
  } catch (error) {
    if (hasStarted) throw error;
    stopWaiting();
    return await task();
  }
}
