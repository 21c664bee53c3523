import { useSyncExternalStore } from 'react';

/** The rail fits beside the question from this width on; the style sheet says the same. */
const WIDE = 'screen and (width >= 64rem)';

/** True if the rail fits; false until the page is hydrated. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

const isWide = () => window.matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
