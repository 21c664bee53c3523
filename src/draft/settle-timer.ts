import type { Clock } from './environment.ts';
import type { Pace } from './types.ts';

/**
 * Milliseconds from the last answer to its storage. Typing: longer than between two keys on a
 * phone, where 35 words a minute are one key in 340 ms. A choice: the frame that shows it goes first.
 */
const PAUSE: Readonly<Record<Pace, number>> = { typing: 400, choice: 20 };

/** The one debounce for the device. */
export type SettleTimer = {
  /** Begins the pause anew; a choice is not put off by the typing before it. */
  wait: (pace: Pace) => void;
  stop: () => void;
};

/** Calls `settle` after a pause. A key only moves the moment: setting a timer anew costs more. */
export function settleTimer(clock: Clock, settle: () => void): SettleTimer {
  let stopClock: (() => void) | undefined;
  let due = 0;

  function stop() {
    stopClock?.();
    stopClock = undefined;
  }

  function start(milliseconds: number) {
    stopClock = clock.after(milliseconds, () => {
      stopClock = undefined;
      const left = due - clock.now();
      // A clock that was set back would make it wait for hours.
      if (left > 0) start(Math.min(left, PAUSE.typing));
      else settle();
    });
  }

  return {
    wait(pace) {
      due = clock.now() + PAUSE[pace];
      if (pace === 'choice') stop();
      if (stopClock === undefined) start(PAUSE[pace]);
    },
    stop,
  };
}
