import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from '../../src/ui/until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again, with pauses, for what did not come, and gives what came at last', async () => {
  const load = vi.fn<() => Promise<string>>(async () => await Promise.resolve('code'));
  load.mockRejectedValueOnce(new Error('no network'));
  load.mockRejectedValueOnce(new Error('no network'));
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});
