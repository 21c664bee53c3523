import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * Updates the page before Tab moves on: the browser looks for the next field as soon as the key is
 * pressed, and that may be one that the typed answer reveals.
 */
export function useSettledTab(isWaiting: () => boolean, flush: () => unknown): void {
  const settle = useLatest((event: KeyboardEvent) => {
    if (event.key === 'Tab' && isWaiting()) flushSync(flush);
  });
  useEffect(() => {
    document.addEventListener('keydown', settle, true);
    return () => document.removeEventListener('keydown', settle, true);
  }, [settle]);
}
