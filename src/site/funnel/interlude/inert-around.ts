/**
 * Makes everything in the frame around a full-screen element `inert`: its siblings and those of its
 * ancestors, up to the page's `main`. Toasts are outside of that.
 * @returns the function that undoes it
 */
export function inertAround(element: Element): () => void {
  const covered: Element[] = [];
  const main = element.closest('main') ?? element;
  for (let at: Element | null = element; at !== null; at = at === main ? null : at.parentElement) {
    for (const beside of at.parentElement?.children ?? []) {
      if (beside !== at && !beside.hasAttribute('inert')) covered.push(beside);
    }
  }
  for (const part of covered) part.setAttribute('inert', '');
  return () => covered.forEach((part) => part.removeAttribute('inert'));
}
