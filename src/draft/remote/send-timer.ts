import type { Clock } from '../environment.ts';

/** Milliseconds from the last change to the write that carries it. */
const PAUSE = 800;
/** Milliseconds that a change waits at most while others follow it. */
const LONGEST_PAUSE = 5000;

/** When the outbox sends next: after a pause in the changes, or once more after a failure. */
export type SendTimer = {
  /** Something changed: waits for a pause, anew at each call, though not for ever. */
  pause: () => void;
  /** Waits so many milliseconds, whatever changes meanwhile. */
  retry: (milliseconds: number) => void;
  /** Undefined while nothing is to be sent. */
  waitsFor: () => 'pause' | 'retry' | undefined;
  stop: () => void;
  /** Stops for good: what is asked for from now on is not waited for. */
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
