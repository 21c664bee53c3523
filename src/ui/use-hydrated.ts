import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is taken over (and on the server), true from then on. What only
 * the browser knows, and what needs our handlers, waits for it, so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
