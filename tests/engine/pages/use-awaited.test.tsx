// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../../../src/engine/pages/load-once.ts';
import { useAwaited } from '../../../src/engine/pages/use-awaited.ts';
import { asInProduction } from '../../run/as-in-production.ts';

const module = (name: string) => ({ name });
type Module = ReturnType<typeof module>;

type Request = { done: (module: Module) => void; fail: () => void };

/** Steps whose modules come when a test says so; the requests of each, in their order. */
function steps() {
  const requests: Record<string, Request[]> = {};
  const loads = loadOnce<Module>((name) => async () => {
    return await new Promise((done, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      (requests[name] ??= []).push({ done, fail });
    });
  });
  const load = (name: string) => loads.load(name) ?? Promise.reject(new Error(name));
  const last = (name: string) => {
    const request = requests[name]?.at(-1);
    if (request === undefined) throw new Error(`Nobody asked for ${name}`);
    return request;
  };
  return { requests, last, loads: { load, loaded: loads.loaded } };
}

function open({ loads }: ReturnType<typeof steps>) {
  const { result, rerender, unmount } = renderHook(({ at }) => useAwaited(at, loads), {
    initialProps: { at: 'email' },
  });
  return { shown: () => result.current, goTo: (at: string) => rerender({ at }), unmount };
}

beforeEach(() => {
  asInProduction();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the module of the place that the visitor is at', () => {
  it('is there at once if it was loaded before', async () => {
    const known = steps();
    const loading = known.loads.load('email');
    known.last('email').done(module('email'));
    await loading;
    expect(open(known).shown()).toEqual(module('email'));
    expect(known.requests['email']).toHaveLength(1);
  });

  it('is awaited through failures, as long as it takes', async () => {
    const here = steps();
    const { shown } = open(here);
    for (let failure = 0; failure < 3; failure += 1) {
      await act(async () => here.last('email').fail());
      expect(shown()).toBeUndefined();
      await act(async () => await vi.advanceTimersByTimeAsync(3_000));
    }
    await act(async () => here.last('email').done(module('email')));
    expect(shown()).toEqual(module('email'));
    expect(here.requests['email']).toHaveLength(4);
  });

  it('is that of the current place, whichever comes first', async () => {
    const here = steps();
    const { shown, goTo } = open(here);
    goTo('details');
    await act(async () => here.last('email').done(module('email')));
    expect(shown()).toBeUndefined();
    await act(async () => here.last('details').done(module('details')));
    expect(shown()).toEqual(module('details'));
  });

  it('is not asked for again once the visitor is elsewhere', async () => {
    const here = steps();
    const { unmount } = open(here);
    await act(async () => here.last('email').fail());
    unmount();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(here.requests['email']).toHaveLength(1);
  });
});
