import { useEffect, useMemo } from 'react';
import { pauseTimer } from './pause-timer.ts';
import { useLatest } from './use-latest.ts';

/**
 * Does the action at once; of calls in quick succession, with less than `quickMs` milliseconds from
 * one to the next, only the first one and the last, which waits as long for another to follow.
 */
export function useLeadingDebounce(action: () => void, quickMs: number): () => void {
  const act = useLatest(action);
  const debounce = useMemo(() => leadingDebounce(act, quickMs), [act, quickMs]);
  useEffect(() => debounce.stop, [debounce]);
  return debounce.call;
}

type Debounce = { call: () => void; stop: () => void };

function leadingDebounce(action: () => void, quickMs: number): Debounce {
  const timer = pauseTimer(action, quickMs);
  let last = -Infinity;
  return {
    call() {
      const now = performance.now();
      const isQuick = now - last < quickMs;
      last = now;
      if (isQuick) timer.restart();
      else action();
    },
    stop: timer.stop,
  };
}
