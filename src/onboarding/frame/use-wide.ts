import { useSyncExternalStore } from 'react';

/** From this width on the rail has room beside the question; the style sheet says the same. */
const WIDE = 'screen and (width >= 64rem)';

/** True where the rail has room; false until the page is hydrated. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

const isWide = () => window.matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
