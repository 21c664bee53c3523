/** A primary button that is not hydrated yet; see `step/Actions.tsx`. */
const UNREADY = 'button[data-primary][type="button"]';

let pressed: Element | undefined;
let listening = new AbortController();

/**
 * Remembers a press of Continue on the prerendered page until `replayEarlyPress`. Hides it from
 * React, which would lose it at first, and later handle it before the answers are there.
 */
export function captureEarlyPress(page: Document): void {
  listening = new AbortController();
  const take = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest(UNREADY) : null;
    if (button === null) return;
    pressed = button;
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', take, { capture: true, signal: listening.signal });
}

/** Forgets the press: the visitor has done something else since and is not finished. */
export function cancelEarlyPress(): void {
  pressed = undefined;
}

/** Presses Continue if the visitor did before it was ready. */
export function replayEarlyPress(): void {
  listening.abort();
  const button = pressed;
  pressed = undefined;
  if (button instanceof HTMLElement) button.click();
}
