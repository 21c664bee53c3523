/** A primary button that React has not made ready yet; see `step/Actions.tsx`. */
const UNREADY = 'button[data-primary][type="button"]';

let pressed: Element | undefined;
let listening = new AbortController();

/**
 * From now on remembers a press of Continue on the prerendered page, until `giveEarlyPress`. React
 * is not shown it: it would lose it at first, and later act on it before the answers are there.
 */
export function takeEarlyPress(page: Document): void {
  listening = new AbortController();
  const take = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest(UNREADY) : null;
    if (button === null) return;
    pressed = button;
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', take, { capture: true, signal: listening.signal });
}

/** The visitor did something else since, and is not done with the question. */
export function takeBackEarlyPress(): void {
  pressed = undefined;
}

/** Presses Continue where the visitor did before it was ready. */
export function giveEarlyPress(): void {
  listening.abort();
  const button = pressed;
  pressed = undefined;
  if (button instanceof HTMLElement) button.click();
}
