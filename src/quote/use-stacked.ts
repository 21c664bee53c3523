import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Below this width the plans are stacked, except on paper. */
const STACKED = 'screen and (width < 64rem)';

/** Firefox prints a copy of the page, of which no query tells: it says before and after it that it does. */
let isPrinting = false;

/**
 * True while the plans are stacked. The recommended one then comes first in the document as well, so
 * that reading order and tab order match what is seen.
 */
export function useStacked(): boolean {
  return useSyncExternalStore(subscribe, isStacked, () => false);
}

const isStacked = () => !isPrinting && window.matchMedia(STACKED).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(STACKED);
  const print = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The copy is made as soon as the listeners have returned.
    flushSync(onChange);
  };
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', print);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', print);
    window.removeEventListener('afterprint', print);
  };
}
