import { useEffect, useMemo } from 'react';
import { pauseTimer } from './pause-timer.ts';
import { useLatest } from './use-latest.ts';

/** A debounced action: runs with the last value after a pause of `pauseMs` milliseconds. */
export function useAfterPause<Given>(
  action: (given: Given) => void,
  pauseMs: number,
): (given: Given) => void {
  const act = useLatest(action);
  const timer = useMemo(() => pauseTimer(act, pauseMs), [act, pauseMs]);
  useEffect(() => timer.stop, [timer]);
  return timer.restart;
}
