export type PauseTimer<Given> = {
  /** Something came: the pause begins anew. */
  restart: (given: Given) => void;
  stop: () => void;
  isWaiting: () => boolean;
};

/**
 * Acts on what came last, once nothing came for `pauseMs` milliseconds. What comes meanwhile only
 * moves the moment: a timer set anew at every key is a twentieth of what the key costs.
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
