import { createContext, useCallback, useDeferredValue, useSyncExternalStore } from 'react';
import { type Location, type NavigationType, useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * False during hydration (and on the server), true afterwards. Anything that only the browser knows,
 * or that needs our handlers, waits for it, so that both renderings match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True if the window matches a media query; false until the page is hydrated. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** False while the device knows that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
}

/**
 * The location to render: the new one synchronously if its code is loaded (concurrent rendering takes
 * twice as long), otherwise the previous one until the code has arrived.
 */
export function useShownLocation(isReady: (path: string) => boolean): Location {
  const location = useLocation();
  const last = useDeferredValue(location);
  return isReady(location.pathname) ? location : last;
}

/** How the visitor got here: `POP` for a load, Back or Forward, otherwise navigation in the app. */
export const Arrival = createContext<`${NavigationType}`>('POP');
