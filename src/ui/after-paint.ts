/**
 * Does what need not be seen at once after the next frame was painted, so that a press shows as soon
 * as it can. Never in a page that is not shown: what must be done then has to be done elsewhere.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}

export type PaintQueue = {
  /** Does it after the next paint, behind what was put off before it. */
  later: (action: () => void) => void;
  /** Does now what waits for the paint. */
  now: () => void;
};

/**
 * Actions that wait for the paint together, and are never done in another order. What one of them
 * puts off in its turn has a task of its own, so that React draws in between.
 */
export function paintQueue(): PaintQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const now = () => {
    // An action that asks for the others to be done is one of them, and they follow it.
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
