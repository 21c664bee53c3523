import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FairQueue } from '../../../src/server/backend/fair-queue.ts';
import { startUpkeep } from '../../../src/server/backend/upkeep.ts';

const STALE = 'select private.delete_stale_drafts()';
const RECLAIM = ['vacuum public.onboarding, public.onboarding_answers', 'checkpoint'];
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MIB = 1024 * 1024;

function started({ hasFreeSpace = true, hasSpaceToDelete = true, log = 0 } = {}) {
  const ran: string[] = [];
  const exec = async (sql: string) => {
    ran.push(sql);
    return [];
  };
  const queue: FairQueue = { take: (_asker, work) => work(), isIdle: () => true };
  const space = { hasFreeSpace: () => hasFreeSpace, hasSpaceToDelete: () => hasSpaceToDelete };
  // A query of one number.
  const query = vi
    .fn<() => Promise<never>>()
    .mockResolvedValue({ rows: [{ bytes: log }] } as never);
  return { ran, upkeep: startUpkeep({ postgres: { exec, query }, queue, space }) };
}

test('stale drafts are looked for at startup and once a day', async () => {
  const { ran, upkeep } = started();
  expect(ran).toEqual([STALE]);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(ran).toEqual([STALE, STALE, ...RECLAIM]);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(ran).toHaveLength(4);
});

test('space is reclaimed half a second after the last of two hundred writes', async () => {
  const { ran, upkeep } = started();
  for (let n = 0; n < 199; n += 1) upkeep.wrote();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ran).toEqual([STALE]);
  upkeep.wrote();
  await vi.advanceTimersByTimeAsync(400);
  upkeep.wrote();
  await vi.advanceTimersByTimeAsync(499);
  expect(ran).toEqual([STALE]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ran).toEqual([STALE, ...RECLAIM]);
});

test.each([
  [63, [STALE, RECLAIM[0]]],
  [64, [STALE, ...RECLAIM]],
])(
  'without a pause it is reclaimed after four hundred writes, with a log of %d MiB: %j',
  async (log, statements) => {
    const { ran, upkeep } = started({ log: log * MIB });
    for (let n = 0; n < 400; n += 1) upkeep.wrote();
    await vi.advanceTimersByTimeAsync(0);
    expect(ran).toEqual(statements);
  },
);

test('on a full disk it makes room, now and when a write was refused, once a minute', async () => {
  const { ran, upkeep } = started({ hasFreeSpace: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(RECLAIM);
  upkeep.refused();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ran).toEqual(RECLAIM);
  upkeep.refused();
  upkeep.refused();
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual([...RECLAIM, ...RECLAIM]);
});

test('without room for a deletion it waits', async () => {
  const { ran, upkeep } = started({ hasFreeSpace: false, hasSpaceToDelete: false });
  upkeep.refused();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(ran).toEqual([]);
});
