import type { Clock } from './environment.ts';
import type { Pace } from './types.ts';

/**
 * Milliseconds from the last answer to its storage. Typing: longer than between two keys on a
 * phone, where 35 words a minute are one key in 340 ms. A choice: the frame that shows it goes first.
 */
const PAUSE: Readonly<Record<Pace, number>> = { typing: 400, choice: 20 };

/** The one debounce for the device. */
export type SettleTimer = {
  /** Begins the pause anew. */
  wait: (pace: Pace) => void;
  stop: () => void;
};

/** Calls `settle` once nothing was entered for the pause of the last answer. */
export function settleTimer(clock: Clock, settle: () => void): SettleTimer {
  let stopClock: (() => void) | undefined;

  function stop() {
    stopClock?.();
    stopClock = undefined;
  }

  return {
    wait(pace) {
      stop();
      stopClock = clock.after(PAUSE[pace], () => {
        stopClock = undefined;
        settle();
      });
    },
    stop,
  };
}
