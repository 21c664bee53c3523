// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from '../../../src/engine/ui/until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('retries with pauses until the module loads', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
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

it('reloads the page when the site is back and the browser does not request the module again', async () => {
  const answer = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  void untilLoaded(() => Promise.reject(new Error('remembered')));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  answer.mockImplementation(() => Promise.resolve(new Response('<p>')));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalled();
});
