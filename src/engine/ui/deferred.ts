import { useCallback, useEffect, useRef } from 'react';

/** A menu or a drag may swallow `pointerup`; a key press shows that it is over. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'];

/**
 * Postpones anything that may move the page while a press is in progress (from pointer down to
 * click): a message that appears in between would push the button out from under the pointer, and
 * the click would be lost. At any other time the action runs at once.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressing = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    // Only during a press, so that every other key costs nothing.
    const down = () => {
      pressing.current = true;
      for (const type of ENDS) document.addEventListener(type, up, true);
    };
    const isOver = () => {
      for (const type of ENDS) document.removeEventListener(type, up, true);
    };
    const up = () => {
      isOver();
      // The click follows right away; the waiting actions run after it.
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

/**
 * Defers work until after the next paint, so that a press is visible as soon as possible. A hidden
 * page never paints, so work that must run there cannot use this.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}
