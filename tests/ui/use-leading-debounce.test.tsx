// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeadingDebounce } from '../../src/ui/use-leading-debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched(quickMs: number) {
  const action = vi.fn<() => void>();
  const hook = renderHook(() => useLeadingDebounce(action, quickMs));
  return { action, ...hook };
}

it('acts at once on calls that leave each other time', () => {
  const { action, result } = watched(150);
  for (const count of [1, 2, 3]) {
    result.current();
    expect(action).toHaveBeenCalledTimes(count);
    vi.advanceTimersByTime(150);
    expect(action).toHaveBeenCalledTimes(count);
  }
});

it('acts on the first and the last of calls in quick succession, on the last once none follows', () => {
  const { action, result } = watched(150);
  for (let call = 0; call < 20; call += 1) {
    result.current();
    vi.advanceTimersByTime(149);
  }
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(2);
});

it('does nothing once the page that asked is gone', () => {
  const { action, result, unmount } = watched(150);
  result.current();
  result.current();
  unmount();
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(1);
});
