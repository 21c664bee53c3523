import { useSyncExternalStore } from 'react';

/** Narrower than this, the plans stand one below the other, but never on paper. */
const STACKED = 'screen and (width < 64rem)';

/**
 * True while the plans are to be stacked. The recommended one then comes first in the document and
 * not only to the eye, so that reading and tabbing follow what is seen.
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
