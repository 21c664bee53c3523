import { useEffect, useMemo, useRef } from 'react';
import { useLatest } from './use-latest.ts';

/** Does the action with the last of what was given, once nothing was given for so many milliseconds. */
export function useAfterPause<Given>(
  action: (given: Given) => void,
  pauseMs: number,
): (given: Given) => void {
  const latest = useLatest(action);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMemo(
    () => (given) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest(given), pauseMs);
    },
    [latest, pauseMs],
  );
}
