/**
 * Defers work until after the next paint, so that a press is visible as soon as possible. A hidden
 * page never paints, so work that must run there cannot use this.
 */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action));
}
