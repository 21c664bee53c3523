export type PauseTimer<Given> = {
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
