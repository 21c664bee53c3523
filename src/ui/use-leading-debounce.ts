import { useRef } from 'react';
import { useAfterPause } from './use-after-pause.ts';
import { useLatest } from './use-latest.ts';

/**
 * Does the action at once; of calls in quick succession, with less than `quickMs` milliseconds from
 * one to the next, only the first one and the last, which waits as long for another to follow.
 */
export function useLeadingDebounce(action: () => void, quickMs: number): () => void {
  const later = useAfterPause<void>(action, quickMs);
  const last = useRef(-Infinity);
  return useLatest(() => {
    const now = performance.now();
    const isQuick = now - last.current < quickMs;
    last.current = now;
    if (isQuick) later();
    else action();
  });
}
