import { useEffect, useMemo } from 'react';
import { pauseTimer } from './pause-timer.ts';
import { useLatest } from './use-latest.ts';

/** Does the action with the last of what was given, once nothing was given for so many milliseconds. */
export function useAfterPause<Given>(
  action: (given: Given) => void,
  pauseMs: number,
): (given: Given) => void {
  const act = useLatest(action);
  const timer = useMemo(() => pauseTimer(act, pauseMs), [act, pauseMs]);
  useEffect(() => timer.stop, [timer]);
  return timer.restart;
}
