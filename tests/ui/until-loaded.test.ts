// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from '../../src/ui/until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('retries with pauses until the module loads', async () => {
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
