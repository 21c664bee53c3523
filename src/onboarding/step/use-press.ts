import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off what may move the page while a press is under way (from pointer down to its click): a
 * message that appears between the two would push the pressed button away from under the pointer,
 * and the click would be lost. At any other time it is done at once.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      pressing.current = true;
    };
    const up = () => {
      // The click comes right after; what waits is done behind it.
      window.setTimeout(() => {
        pressing.current = false;
        for (const action of waiting.current.splice(0)) action();
      });
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useCallback((action) => {
    if (pressing.current) waiting.current.push(action);
    else action();
  }, []);
}
