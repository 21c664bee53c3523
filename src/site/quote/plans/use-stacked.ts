import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { usePlans } from '../offer/catalogs.ts';
import { type Plan, plansOf } from '../offer/plans.ts';

/** Below this width the plans are stacked, except on paper. */
const STACKED = 'screen and (width < 64rem)';

/**
 * Firefox prints a copy of the page that no media query reports, only `beforeprint` and
 * `afterprint`.
 */
let isPrinting = false;

/** True while the plans are stacked. */
export function useStacked(): boolean {
  return useSyncExternalStore(subscribe, isStacked, () => false);
}

/**
 * The plans in the order in which the page names them everywhere. While they are stacked, the
 * recommended one comes first, in the document too, so that reading order and tab order match what
 * is visible.
 */
export function useOrderedPlans(): readonly Plan[] {
  const plans = plansOf(usePlans());
  return useStacked() ? recommendedFirst(plans) : plans;
}

const recommendedFirst = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((a, b) => Number(b.recommended) - Number(a.recommended));

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
