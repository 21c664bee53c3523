// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Loading = typeof import('../../../src/engine/ui/until-loaded.ts');
type Renewing = typeof import('../../../src/engine/ui/new-version.ts');

let loadModule: Loading['loadModule'];
let untilLoaded: Loading['untilLoaded'];
let holdReload: Renewing['holdReload'];

// A page reloads once: each test is a page of its own.
beforeEach(async () => {
  vi.resetModules();
  ({ loadModule, untilLoaded } = await import('../../../src/engine/ui/until-loaded.ts'));
  ({ holdReload } = await import('../../../src/engine/ui/new-version.ts'));
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
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
  expect(reload).toHaveBeenCalledOnce();
  // The new page takes long to come: another reload would end the first.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('is done once a load ends that has nothing to return', async () => {
  const load = vi.fn<() => Promise<void>>(async () => {});
  await untilLoaded(load);
  expect(load).toHaveBeenCalledOnce();
});

it('stops asking once nobody needs it any more', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no network')));
  const leaving = new AbortController();
  const loaded = untilLoaded(load, { signal: leaving.signal }).catch(({ name }: Error) => name);
  await vi.advanceTimersByTimeAsync(4_000);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('AbortError');
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a part that the page is in use without', () => {
  const remembered = () => Promise.reject(new Error('remembered'));
  const attempt = async () => {
    await loadModule(remembered);
    await vi.advanceTimersByTimeAsync(0);
  };
  const served = () =>
    vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('<p>')));

  it('is asked for once a call, and again at the next', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
    const load = vi.fn<() => Promise<string>>(async () => await Promise.resolve('code'));
    load.mockRejectedValueOnce(new Error('no network'));
    expect(await loadModule(load)).toBeUndefined();
    expect(await loadModule(load)).toBe('code');
  });

  it('is asked for in a new page once this one cannot load it, while nothing would be lost', async () => {
    served();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    let isInUse = true;
    const release = holdReload((isAwaited) => isInUse && !isAwaited);
    for (let call = 0; call < 3; call += 1) await attempt();
    expect(reload).not.toHaveBeenCalled();
    isInUse = false;
    await attempt();
    expect(reload).toHaveBeenCalledOnce();
    release();
  });

  it('reloads no page again and again', async () => {
    served();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const entry = { type: 'reload' } as unknown as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    for (let call = 0; call < 3; call += 1) await attempt();
    expect(reload).not.toHaveBeenCalled();
    vi.spyOn(performance, 'now').mockReturnValue(700_000);
    await attempt();
    expect(reload).toHaveBeenCalledOnce();
  });
});
