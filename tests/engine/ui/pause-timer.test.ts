// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseTimer } from '../../../src/engine/ui/use-after-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // In this order: a spy on a fake timer, restored later, would put the fake one back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function watched(pauseMs: number) {
  const seen: string[] = [];
  return { seen, timer: pauseTimer((given: string) => seen.push(given), pauseMs) };
}

it('acts once, on the last value, a whole pause after it', () => {
  const { seen, timer } = watched(400);
  for (const given of ['a', 'b', 'c']) {
    timer.restart(given);
    vi.advanceTimersByTime(399);
  }
  expect(seen).toEqual([]);
  expect(timer.isWaiting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['c']);
  expect(timer.isWaiting()).toBe(false);
});

it('sets no timer for values that arrive while it waits', () => {
  const { timer } = watched(400);
  const set = vi.spyOn(window, 'setTimeout');
  for (let key = 0; key < 20; key += 1) timer.restart('a');
  expect(set).toHaveBeenCalledOnce();
});

it('acts again after a new pause, and not once it is stopped', () => {
  const { seen, timer } = watched(10);
  timer.restart('a');
  vi.advanceTimersByTime(10);
  timer.restart('b');
  vi.advanceTimersByTime(10);
  timer.restart('c');
  timer.stop();
  expect(timer.isWaiting()).toBe(false);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['a', 'b']);
});
