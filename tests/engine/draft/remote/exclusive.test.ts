import { expect, it } from 'vitest';
import { exclusive } from '../../../../src/engine/draft/remote/exclusive.ts';
import type { DraftLocks } from '../../../../src/engine/draft/environment.ts';
import { fakeClock, fakeLocks, promises } from '../world.ts';

/** The locks of a browser that blocks all site data. */
const refusing: DraftLocks = {
  request: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
};

it.each([
  ['without locks', undefined],
  ['with locks', fakeLocks()],
  ['with locks that the browser refuses', refusing],
])('a task starts when the previous one has ended, %s, however it ended', async (_how, locks) => {
  const alone = exclusive(locks, 'draft', fakeClock());
  const seen: string[] = [];
  let end = () => {};
  const first = alone(async () => {
    seen.push('first begins');
    await new Promise<void>((resolve) => (end = resolve));
    seen.push('first ends');
    throw new Error('lost');
  });
  const second = alone(() => Promise.resolve(seen.push('second')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['first begins']);
  end();
  await expect(first).rejects.toThrow('lost');
  await second;
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});

it('a task that fails under its lock is not repeated', async () => {
  let runs = 0;
  const failing = async () => {
    runs += 1;
    throw new Error('lost');
  };
  await expect(exclusive(fakeLocks(), 'draft', fakeClock())(failing)).rejects.toThrow('lost');
  expect(runs).toBe(1);
});

it('a task waits for a tab that the browser has stopped only for a while', async () => {
  const [locks, clock] = [fakeLocks(), fakeClock()];
  const stopped = exclusive(locks, 'draft', clock);
  const other = exclusive(locks, 'draft', clock);
  void stopped(() => new Promise(() => undefined));
  await promises();
  const seen: string[] = [];
  void other(() => Promise.resolve(seen.push('ran')));
  await clock.advance(1_000);
  expect(seen).toEqual([]);
  await clock.advance(4_000);
  expect(seen).toEqual(['ran']);
  expect(clock.next()).toBeUndefined();
});
