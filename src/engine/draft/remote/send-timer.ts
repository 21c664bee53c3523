import type { Clock } from '../environment.ts';

/** Milliseconds from the last change until it is sent. */
const PAUSE = 800;
/** The longest that a change waits while others keep following, in milliseconds. */
const LONGEST_PAUSE = 5000;

/** Schedules the outbox's next send: after a pause in the changes, or as a retry. */
export type SendTimer = {
  /** Waits for a pause in the changes: each call restarts it, up to a limit. */
  pause: () => void;
  /** Waits this many milliseconds, regardless of further changes. */
  retry: (milliseconds: number) => void;
  /** Undefined while nothing is scheduled. */
  waitsFor: () => 'pause' | 'retry' | undefined;
  stop: () => void;
  /** Stops for good: later calls are no-ops. */
  close: () => void;
};

/** A timer that waits for one thing at a time and then calls `send`. */
export function sendTimer(clock: Clock, send: () => void): SendTimer {
  let waiting: { kind: 'pause' | 'retry'; since: number; stop: () => void } | undefined;
  let closed = false;

  function stop() {
    waiting?.stop();
    waiting = undefined;
  }

  function wait(kind: 'pause' | 'retry', milliseconds: number, since: number) {
    stop();
    if (closed) return;
    const stopClock = clock.after(milliseconds, () => {
      waiting = undefined;
      send();
    });
    waiting = { kind, since, stop: stopClock };
  }

  return {
    pause() {
      const now = clock.now();
      const since = waiting?.kind === 'pause' ? waiting.since : now;
      const rest = since + LONGEST_PAUSE - now;
      wait('pause', Math.min(PAUSE, Math.max(0, rest)), since);
    },
    retry: (milliseconds) => wait('retry', milliseconds, clock.now()),
    waitsFor: () => waiting?.kind,
    stop,
    close() {
      closed = true;
      stop();
    },
  };
}
