import { useEffect } from 'react';

type Press = { event: MouseEvent; path: string };

/** Two presses this close in time and place count as one double press. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** Keeps the second half of a double press from hitting the page that the first half opened. */
export function useDoublePressGuard(): void {
  useEffect(() => guardDoublePress(window), []);
}

/**
 * Swallows a press that repeats the one that led to another page: the visitor did not mean what is
 * there now. Uses the times of the events, so that a busy page does not stretch them; keys pass,
 * and a press after a key counts as new. Returns the stop function.
 */
export function guardDoublePress(page: Window): () => void {
  let last: Press | undefined;
  let swallowing = false;
  const isRepeat = (event: MouseEvent) =>
    last !== undefined && last.path !== page.location.pathname && isNear(last.event, event);
  const down = (event: MouseEvent) => {
    swallowing = isRepeat(event);
    if (swallowing) swallow(event);
    else last = { event, path: page.location.pathname };
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0) last = undefined;
    // The page may also change during a press.
    else if (swallowing || isRepeat(event)) swallow(event);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  page.addEventListener('pointerdown', down, options);
  page.addEventListener('click', click, options);
  return () => listening.abort();
}

function isNear(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE_MS && distance <= DOUBLE_PX;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
