import { useCallback, useEffect, useRef } from 'react';

/** A menu or a drag may take the release of the pointer for itself; a key says that it is over. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'];

/**
 * Puts off what may move the page while a press is under way (from pointer down to its click): a
 * message that appears between the two would push the pressed button away from under the pointer,
 * and the click would be lost. At any other time it is done at once.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    // Listened for during a press only: a key that comes without one has no more to do.
    const down = () => {
      pressing.current = true;
      for (const type of ENDS) document.addEventListener(type, up, true);
    };
    const isOver = () => {
      for (const type of ENDS) document.removeEventListener(type, up, true);
    };
    const up = () => {
      isOver();
      // The click comes right after; what waits is done behind it.
      window.setTimeout(() => {
        pressing.current = false;
        for (const action of waiting.current.splice(0)) action();
      });
    };
    document.addEventListener('pointerdown', down, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      isOver();
    };
  }, []);
  return useCallback((action) => {
    if (pressing.current) waiting.current.push(action);
    else action();
  }, []);
}
