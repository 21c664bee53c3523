type Edges = { top: number; bottom: number };

/** Between the stack and what it keeps clear of, on both sides. */
const ROOM = 32;

/**
 * How far above the window's lower edge a stack of toasts stands: below the bar of buttons where
 * there is room, as on a short page, and else above it.
 */
export function liftOver(bar: Edges | undefined, stack: number, page: number): number {
  if (bar === undefined || bar.top >= page || bar.bottom <= 0) return 0;
  return page - bar.bottom >= stack + ROOM ? 0 : page - bar.top;
}

/** Keeps the stack off the page's buttons, which move with what else appears. Returns the end. */
export function keepClear(stack: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    const bar = document.querySelector('[data-actions]')?.getBoundingClientRect();
    const lift = liftOver(bar, stack.offsetHeight, window.innerHeight);
    stack.style.setProperty('--lift', `${lift}px`);
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}
