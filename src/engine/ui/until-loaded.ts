import { isOutdated, isServed, renewIfFree, wasJustReloaded } from './new-version.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const AGAIN_MS = 3000;

type Load<Module> = () => Promise<Module>;

/** Modules that this page has asked for in vain. */
const missed = new WeakSet<Load<unknown>>();

/**
 * The one way to load a part of the app. Makes one attempt; undefined if it fails. Pass the same
 * `load` to each attempt at one module.
 *
 * A page may be unable to load a module for good: a new version of the site has removed it, or the
 * browser never requests it again once it failed (Firefox). Then the page reloads, unless what is on
 * it would be lost, or it is in use.
 */
export async function loadModule<Module>(load: Load<Module>): Promise<Module | undefined> {
  return (await attempt(load, false))?.module;
}

async function attempt<Module>(
  load: Load<Module>,
  isAwaited: boolean,
): Promise<{ module: Module } | undefined> {
  const isRepeated = missed.has(load);
  try {
    if (isRepeated) await restoreStyles();
    return { module: await load() };
  } catch (error) {
    // Prerendering has no second attempt.
    if (typeof window === 'undefined') throw error;
    if (!isRepeated) console.warn('A part of the page has not loaded:', error);
    missed.add(load);
    void renewIfLost(isRepeated, isAwaited);
    return undefined;
  }
}

async function renewIfLost(isRepeated: boolean, isAwaited: boolean): Promise<void> {
  const isLost = await (isRepeated && !wasJustReloaded() ? isServed() : isOutdated());
  if (isLost) await renewIfFree(isAwaited);
}

/**
 * Loads a part with as many attempts as it takes: a dead spot passes, and `React.lazy` would never
 * retry. While the page cannot go on without it (`isAwaited`), it also reloads when in use. Rejects
 * only once `signal` says that the part is not needed any more.
 */
export async function untilLoaded<Module>(
  load: Load<Module>,
  { isAwaited = true, signal }: { isAwaited?: boolean; signal?: AbortSignal } = {},
): Promise<Module> {
  for (;;) {
    const loaded = await attempt(load, isAwaited);
    signal?.throwIfAborted();
    if (loaded !== undefined) return loaded.module;
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    signal?.throwIfAborted();
  }
}

const lost = new Set<HTMLLinkElement>();

/** Remembers each style sheet that fails to load from now on. */
export function watchStyles(page: Window): void {
  page.addEventListener('error', remember, true);
}

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) lost.add(target);
}

/**
 * Requests those style sheets again, and rejects if one fails again. Vite requests the style sheet
 * of a lazy module only once, so a module that loads on a retry would be shown without it.
 */
export async function restoreStyles(): Promise<void> {
  await Promise.all([...lost].map(requestAgain));
}

async function requestAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const again = link.cloneNode();
  const settled = new Promise((loaded, failed) => {
    again.addEventListener('load', loaded);
    again.addEventListener('error', failed);
  });
  link.replaceWith(again);
  await settled;
}

/** A part of a page that is drawn once it has loaded; the page is in use without it. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => untilLoaded(load, { isAwaited: false }));
}
