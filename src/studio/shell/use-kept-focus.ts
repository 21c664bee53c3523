import { useEffect } from 'react';
import { afterPaint } from '../../engine/ui.ts';

/**
 * Moves the focus to the open view when the control that had it is gone and nothing else took it:
 * otherwise the keyboard would start over at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const isLost = () =>
      document.activeElement === document.body && last instanceof Element && !last.isConnected;
    const keep = () => {
      if (isLost()) document.getElementById('view')?.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const removals = new MutationObserver(() => isLost() && afterPaint(keep));
    removals.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      removeEventListener('focusin', remember);
    };
  }, []);
}
