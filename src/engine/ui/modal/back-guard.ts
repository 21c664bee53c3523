/** Hears of Back and Forward; stops the event if the page is not to be left. */
type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

/**
 * Has guards hear of Back and Forward before the router. Call it before the router is there: browsers
 * call the window's listeners for `popstate` in the order in which they came, capturing or not.
 */
export function watchBack(page: Window): () => void {
  const hear = (event: PopStateEvent) => {
    for (const guard of guards) guard(event);
  };
  page.addEventListener('popstate', hear);
  return () => page.removeEventListener('popstate', hear);
}

/** Adds a guard; the result removes it. */
export function guardBack(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}
