// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaused } from '../../src/ui/use-paused.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('follows the value once it has stayed the same for the pause, and not before', () => {
  const { result, rerender } = renderHook(({ text }) => usePaused(text, 150), {
    initialProps: { text: '' },
  });
  for (const text of ['p', 'pa', 'pai']) {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(140));
  }
  expect(result.current).toBe('');
  act(() => void vi.advanceTimersByTime(10));
  expect(result.current).toBe('pai');
});
