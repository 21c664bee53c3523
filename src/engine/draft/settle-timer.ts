import type { Clock } from './environment.ts';
import type { Pace } from './types.ts';

/**
 * Milliseconds from the last answer until it is stored. Typing: longer than the gap between two
 * keystrokes on a phone, 340 ms at 35 words a minute. Choice: the frame that shows it comes first.
 */
const PAUSE: Readonly<Record<Pace, number>> = { typing: 400, choice: 20 };

/** The debounce for storing answers on this device. */
export type SettleTimer = {
  /** Restarts the pause. */
  wait: (pace: Pace) => void;
  stop: () => void;
};

/** Calls `settle` once nothing has been entered for the last answer's pause. */
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
