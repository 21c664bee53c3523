type Edges = { top: number; bottom: number };

/** What the stack may add at the edge of the window and has to leave to what is above it. */
const ROOM = 24;
/** The bar of buttons that lead on. What has scrolled behind it is not seen. */
const ACTIONS = '[data-actions]';
const CONTROLS = `a[href], button, input, select, textarea, summary, label, legend, ${ACTIONS}`;
/** Read first, so kept clear as well where that can be done. */
const HEADINGS = 'h1, h2';
/** As in the style sheet: below this width the stack stands at the lower edge, else at the upper one. */
const NARROW = '(width < 768px)';

/**
 * How far above the window's lower edge a stack of toasts stands, so that it covers nothing of what
 * is `taken`: as near to the edge as it goes. Undefined where there is no such place.
 */
export function liftOver(taken: readonly Edges[], stack: number, page: number): number | undefined {
  const seen = taken.filter(({ top, bottom }) => top < page && bottom > 0);
  const isClear = (lift: number) =>
    lift + stack + ROOM <= page &&
    seen.every(({ top, bottom }) => page - top <= lift || page - bottom >= lift + stack + ROOM);
  return [0, ...seen.map(({ top }) => page - top)].toSorted((a, b) => a - b).find(isClear);
}

/**
 * Keeps the stack off the page's controls and their labels, which move as the page scrolls, as parts
 * of it come and go, and as anything above them grows. Where they leave no room, as cards that fill
 * the window do, it keeps off the bar of buttons that lead on, and steps aside for as long as the
 * visitor scrolls among them. Returns the end.
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
    const gap = among(`${CONTROLS}, ${HEADINGS}`) ?? among(CONTROLS);
    stack.style.setProperty('--lift', `${gap ?? among(ACTIONS) ?? 0}px`);
    stack.toggleAttribute('data-aside', gap === undefined && hasScrolled);
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

/** Where what is seen of the selection stands, as far as it shares the stack's columns. */
function edgesOf(selector: string, stack: HTMLElement): Edges[] {
  const { left, right } = stack.getBoundingClientRect();
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    if (stack.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isUnseen = box.width <= 1 || box.height <= 1;
    return isUnseen || box.right <= left || box.left >= right ? [] : [box];
  });
}

/** What moves the element when it changes its size: it and all that it lies in. */
function withParents(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withParents(element.parentElement)];
}
