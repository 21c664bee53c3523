/**
 * Defers work until after the next paint, so that a press is visible as soon as possible. A hidden
 * page never paints, so work that must run there cannot use this.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}

export type PaintQueue = {
  /** Runs the action after the next paint, in the order deferred. */
  later: (action: () => void) => void;
  /** Runs all deferred actions immediately. */
  now: () => void;
};

/**
 * A first-in, first-out queue of deferred actions. If an action defers another, that one runs in a
 * separate task, so that React can render in between.
 */
export function paintQueue(): PaintQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const now = () => {
    // Flushed by one of its own actions: the loop below runs the rest.
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
