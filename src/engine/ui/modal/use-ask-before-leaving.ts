import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';
import { guardBack } from './back-guard.ts';

/**
 * While `isUnsaved`, asks before the page is left: Back and Forward are undone and `ask` is called;
 * before the tab closes or reloads, the browser asks. React Router blocks navigation only for data
 * routers; it numbers the entries of the history for both.
 */
export function useAskBeforeLeaving(isUnsaved: () => boolean, ask: () => void): void {
  const holds = useLatest(isUnsaved);
  const onHeld = useLatest(ask);
  useEffect(() => {
    const here = entryIndex(window.history.state);
    let isUndoing = false;
    const undo = (event: PopStateEvent) => {
      if (!isUndoing && !holds()) return;
      // The router must not follow, neither there nor back.
      event.stopImmediatePropagation();
      isUndoing = !isUndoing;
      if (!isUndoing) return;
      window.history.go(here - entryIndex(event.state) || 1);
      onHeld();
    };
    const holdTab = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    const removeGuard = guardBack(undo);
    window.addEventListener('beforeunload', holdTab);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', holdTab);
    };
  }, [holds, onHeld]);
}

/** The number that React Router gives an entry of the history. */
function entryIndex(state: unknown): number {
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered ? Number(state.idx) : 0;
}
