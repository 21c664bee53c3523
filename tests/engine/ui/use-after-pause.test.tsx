// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPause } from '../../../src/engine/ui/use-after-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('acts on the last value after a pause, not before', () => {
  const seen: string[] = [];
  const { result } = renderHook(() => useAfterPause((text: string) => seen.push(text), 150));
  for (const text of ['p', 'pa', 'pai']) {
    result.current(text);
    vi.advanceTimersByTime(149);
  }
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['pai']);
});

it('does nothing once the component is unmounted', () => {
  const seen: string[] = [];
  const { result, unmount } = renderHook(() => useAfterPause((text: string) => seen.push(text), 1));
  result.current('pai');
  unmount();
  vi.advanceTimersByTime(10);
  expect(seen).toEqual([]);
});
