/**
 * Takes everything in the frame around a full-screen element out of reach: `inert` on whatever
 * stands beside it and beside its ancestors, up to the page's `main`. Toasts stand outside.
 * @returns puts it back
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
