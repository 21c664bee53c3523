/** A primary button that is not hydrated yet; see `step/Actions.tsx`. */
const UNREADY = 'button[data-primary][type="button"]';

let pressed: Element | undefined;
let listening = new AbortController();

/**
 * Remembers a press of Continue on the prerendered page until `replayEarlyPress`. Hides it from
 * React, which would lose it at first, and later handle it before the answers are there. Forgets it
 * if the visitor enters something afterwards: they are not finished. A press before this call counts
 * as well, if the page has marked the button with `data-pressed`.
 */
export function captureEarlyPress(page: Document): void {
  listening.abort();
  listening = new AbortController();
  pressed = page.querySelector(`${UNREADY}[data-pressed]`) ?? undefined;
  const take = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest(UNREADY) : null;
    if (button === null) return;
    pressed = button;
    event.stopImmediatePropagation();
  };
  const forget = () => {
    pressed = undefined;
  };
  const { signal } = listening;
  page.addEventListener('click', take, { capture: true, signal });
  page.addEventListener('input', forget, { capture: true, signal });
}

/**
 * Presses Continue if the visitor did before it was ready. Never synchronously: hydration may finish
 * in the middle of a press, and a button that is being pressed cannot be pressed.
 */
export function replayEarlyPress(): void {
  listening.abort();
  const button = pressed;
  pressed = undefined;
  if (button instanceof HTMLElement) setTimeout(() => button.click());
}
