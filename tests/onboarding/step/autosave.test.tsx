// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signal } from '../../../src/draft/signal.ts';
import { useAutosave } from '../../../src/onboarding/step/autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function mount() {
  const leaving = signal();
  const moments = {
    save: vi.fn<() => void>(),
    paused: vi.fn<() => void>(),
    left: vi.fn<() => void>(),
    onLeaving: leaving.subscribe,
  };
  const hook = renderHook(() => useAutosave(moments));
  return { ...moments, ...hook, leave: leaving.emit };
}

describe('autosave', () => {
  it('saves once, a pause after the last key', () => {
    const { result, save, paused } = mount();
    for (let key = 0; key < 5; key += 1) {
      result.current.later();
      vi.advanceTimersByTime(300);
    }
    expect(save).not.toHaveBeenCalled();
    expect(result.current.isWaiting()).toBe(true);
    vi.advanceTimersByTime(100);
    expect(save).toHaveBeenCalledOnce();
    expect(paused).toHaveBeenCalledOnce();
    expect(result.current.isWaiting()).toBe(false);
  });

  it('saves at once when asked, and not again after the pause', () => {
    const { result, save } = mount();
    result.current.later();
    result.current.now();
    vi.advanceTimersByTime(1000);
    expect(save).toHaveBeenCalledOnce();
  });

  it('does not wait for the pause when the page is hidden or left', () => {
    const { result, save, leave } = mount();
    result.current.later();
    leave();
    expect(save).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(save).toHaveBeenCalledOnce();
  });

  it('hears nothing more of the page once the step has gone away', () => {
    const { save, unmount, leave } = mount();
    unmount();
    leave();
    expect(save).toHaveBeenCalledOnce();
  });

  it('saves when the step goes away in the middle of the typing', () => {
    const { result, save, left, unmount } = mount();
    result.current.later();
    unmount();
    expect(save).toHaveBeenCalledOnce();
    expect(left).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(save).toHaveBeenCalledOnce();
  });
});
