import { useSyncExternalStore } from 'react';

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
