/**
 * Defers work until after the next paint, so that a press is visible as soon as possible. A hidden
 * page never paints: work that must happen there has to happen elsewhere.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}

export type PaintQueue = {
  /** Runs it after the next paint, after everything that was deferred before it. */
  later: (action: () => void) => void;
  /** Runs everything deferred now. */
  now: () => void;
};

/**
 * A queue of deferred actions that keeps their order. An action that one of them defers gets a task
 * of its own, so that React can render in between.
 */
export function paintQueue(): PaintQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const now = () => {
    // An action that flushes the queue is itself in it, and the others follow it.
    if (isRunning) return;
    const due = waiting.splice(0);
    isRunning = true;
    try {
      for (let next = due.shift(); next !== undefined; next = due.shift()) next();
    } finally {
      isRunning = false;
      if (due.length > 0) window.setTimeout(now);
      waiting.unshift(...due);
    }
  };
  return {
    now,
    later(action) {
      if (waiting.length === 0 && isRunning) window.setTimeout(now);
      else if (waiting.length === 0) afterPaint(now);
      waiting.push(action);
    },
  };
}
