type Edges = { top: number; bottom: number };

/** Distance in CSS pixels between the stack and what it keeps clear of. */
const ROOM = 32;

/**
 * How far above the window's lower edge a stack of toasts stands: below the bar of buttons where
 * there is room, as on a short page, and else above it.
 */
export function liftOver(bar: Edges | undefined, stack: number, page: number): number {
  if (bar === undefined || bar.top >= page || bar.bottom <= 0) return 0;
  return page - bar.bottom >= stack + ROOM ? 0 : page - bar.top;
}

/**
 * Keeps the stack off the page's buttons, which move as the page scrolls, as parts of it come and
 * go, and as anything above them grows. Returns the end.
 */
export function keepClear(stack: HTMLElement): () => void {
  let bar: Element | null = null;
  let frame = 0;
  const place = () => {
    frame = 0;
    const lift = liftOver(bar?.getBoundingClientRect(), stack.offsetHeight, window.innerHeight);
    stack.style.setProperty('--lift', `${lift}px`);
  };
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const sizes = new ResizeObserver(placeSoon);
  const watch = () => {
    sizes.disconnect();
    bar = document.querySelector('[data-actions]');
    for (const element of [stack, ...withParents(bar)]) sizes.observe(element);
    placeSoon();
  };
  const parts = new MutationObserver(watch);
  const end = new AbortController();
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, placeSoon, { passive: true, signal: end.signal });
  }
  parts.observe(document.body, { childList: true, subtree: true });
  watch();
  place();
  return () => {
    end.abort();
    parts.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** What moves the element when it changes its size: it and all that it lies in. */
function withParents(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withParents(element.parentElement)];
}
