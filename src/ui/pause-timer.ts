export type PauseTimer<Given> = {
  /** Something happened: the pause starts over. */
  restart: (given: Given) => void;
  stop: () => void;
  isWaiting: () => boolean;
};

/**
 * A debounce: acts on the last value once nothing arrived for `pauseMs` milliseconds. Further values
 * only postpone the deadline; resetting a timer on every key costs a twentieth of the key.
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
