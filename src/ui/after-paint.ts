/**
 * Does what need not be seen at once after the next frame was painted, so that a press shows as soon
 * as it can. Never in a page that is not shown: what must be done then has to be done elsewhere.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}
