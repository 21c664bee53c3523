import { useEffect, useMemo } from 'react';
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

type PauseTimer<Given> = {
  /** Starts the pause over. */
  restart: (given: Given) => void;
  stop: () => void;
  isWaiting: () => boolean;
};

/**
 * A debounce: calls `action` with the last value once no new one has arrived for `pauseMs`
 * milliseconds. A new value only moves the deadline; resetting a timer on every key costs a
 * twentieth of the key.
 */
export function pauseTimer<Given = void>(
  action: (given: Given) => void,
  pauseMs: number,
): PauseTimer<Given> {
  let timer: number | undefined;
  let due = 0;
  let act = () => {};
  const wait = (ms: number) => {
    timer = window.setTimeout(() => {
      const left = due - performance.now();
      if (left > 0) return wait(left);
      timer = undefined;
      act();
    }, ms);
  };
  return {
    restart(given) {
      act = () => action(given);
      due = performance.now() + pauseMs;
      if (timer === undefined) wait(pauseMs);
    },
    stop() {
      window.clearTimeout(timer);
      timer = undefined;
    },
    isWaiting: () => timer !== undefined,
  };
}
