import type { Clock } from '../environment.ts';

/** The longest that a visitor waits for a save, in milliseconds. */
const PATIENCE = 10_000;

/** What a visitor waits for; 'failed' once they have waited long enough. */
export async function withPatience<T>(clock: Clock, outcome: Promise<T>): Promise<T | 'failed'> {
  let stopWaiting = () => {};
  const patience = new Promise<'failed'>((resolve) => {
    stopWaiting = clock.after(PATIENCE, () => resolve('failed'));
  });
  return await Promise.race([outcome, patience]).finally(stopWaiting);
}
