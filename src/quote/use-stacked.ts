import { useSyncExternalStore } from 'react';

/** Below this width the plans are stacked, except on paper. */
const STACKED = 'screen and (width < 64rem)';

/**
 * True while the plans are stacked. The recommended one then comes first in the document as well, so
 * that reading order and tab order match what is seen.
 */
export function useStacked(): boolean {
  return useSyncExternalStore(subscribe, isStacked, () => false);
}

const isStacked = () => window.matchMedia(STACKED).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(STACKED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
