type Edges = { top: number; bottom: number };

/** Pixels for the stack's margin at the edge of the window plus its distance from what is above it. */
const ROOM = 24;
/** The bar with the buttons that continue. Whatever has scrolled behind it is hidden. */
const ACTIONS = '[data-actions]';
/** The summary of errors takes focus, and visitors read it while the toast is shown. */
const SUMMARY = '[data-summary]';
const CONTROLS = `a[href], button, input, select, textarea, summary, label, legend, ${ACTIONS}, ${SUMMARY} h2`;
/** Visitors read these first, so they are kept clear too if possible. */
const HEADINGS = 'h1, h2';
/** As in the style sheet: the stack is at the bottom below this width, otherwise at the top. */
const NARROW = '(width < 768px)';

/**
 * How far above the window's bottom edge (in px) a stack of toasts must be to cover nothing in
 * `taken`: as close to the edge as possible. Undefined if there is no such place.
 */
export function liftOver(taken: readonly Edges[], stack: number, page: number): number | undefined {
  const seen = taken.filter(({ top, bottom }) => top < page && bottom > 0);
  const isClear = (lift: number) =>
    lift + stack + ROOM <= page &&
    seen.every(({ top, bottom }) => page - top <= lift || page - bottom >= lift + stack + ROOM);
  return [0, ...seen.map(({ top }) => page - top)].toSorted((a, b) => a - b).find(isClear);
}

/**
 * Keeps the stack off the page's controls and their labels, which move as the page scrolls, as
 * parts of it come and go, and as anything above them grows; where there is room, off headings and
 * the summary of errors as well. If the controls leave no room, e.g. cards that fill the window, it
 * keeps off the bar of buttons and the summary only, and is hidden once the visitor scrolls among
 * them. It is hidden at once if it would cover the summary, which says the same. Returns the
 * function that stops it.
 */
export function keepClear(stack: HTMLElement): () => void {
  let frame = 0;
  let hasScrolled = false;
  const place = () => {
    frame = 0;
    const height = stack.offsetHeight;
    const page = window.innerHeight;
    const isBelow = window.matchMedia(NARROW).matches;
    const among = (selector: string) =>
      liftOver(
        edgesOf(selector, stack).map(({ top, bottom }) =>
          isBelow ? { top, bottom } : { top: page - bottom, bottom: page - top },
        ),
        height,
        page,
      );
    const gap =
      among(`${CONTROLS}, ${HEADINGS}, ${SUMMARY}`) ??
      among(`${CONTROLS}, ${SUMMARY}`) ??
      among(`${CONTROLS}, ${HEADINGS}`) ??
      among(CONTROLS);
    const besideSummary = gap ?? among(`${ACTIONS}, ${SUMMARY}`);
    const coversSummary = besideSummary === undefined && document.querySelector(SUMMARY) !== null;
    stack.style.setProperty('--lift', `${besideSummary ?? among(ACTIONS) ?? 0}px`);
    stack.toggleAttribute('data-aside', gap === undefined && (hasScrolled || coversSummary));
  };
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const sizes = new ResizeObserver(placeSoon);
  const watch = () => {
    sizes.disconnect();
    const bar = document.querySelector(ACTIONS);
    for (const element of [stack, ...withParents(bar)]) sizes.observe(element);
    placeSoon();
  };
  const parts = new MutationObserver(watch);
  const end = new AbortController();
  const scrolled = () => {
    hasScrolled = true;
    placeSoon();
  };
  window.addEventListener('scroll', scrolled, { passive: true, signal: end.signal });
  window.addEventListener('resize', placeSoon, { signal: end.signal });
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

/** The boxes of the visible elements that match, if they overlap the stack horizontally. */
function edgesOf(selector: string, stack: HTMLElement): Edges[] {
  const { left, right } = stack.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (stack.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isUnseen = box.width <= 1 || box.height <= 1;
    return isUnseen || box.right <= left || box.left >= right ? [] : [box];
  });
}

/** The element and all its ancestors: a change in the size of any of them can move it. */
function withParents(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withParents(element.parentElement)];
}
