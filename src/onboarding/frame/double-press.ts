import { useEffect } from 'react';

type Press = { event: MouseEvent; path: string };

/** Two presses this close in time and place are one double press. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** Keeps the second half of a double press from what the first half led to. */
export function useDoublePressGuard(): void {
  useEffect(() => guardDoublePress(window), []);
}

/**
 * Swallows a press that repeats the one which led to another page: what lies there is not what the
 * visitor meant. Times are those of the hand, so that a busy page does not stretch them; keys are
 * let through, and the press after a key is a new one. Returns how to stop.
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
    // The page may also change under a press that is under way.
    else if (swallowing || isRepeat(event)) swallow(event);
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  page.addEventListener('pointerdown', down, options);
  page.addEventListener('click', click, options);
  return () => listening.abort();
}

function isNear(first: MouseEvent, second: MouseEvent): boolean {
  const way = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE_MS && way <= DOUBLE_PX;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
