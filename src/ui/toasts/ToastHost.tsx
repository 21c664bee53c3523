import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { untilLoaded } from '../until-loaded.ts';
import { onToast, waitingToasts } from './notify.ts';

const AHEAD_MS = 3000;

const load = () => import('./Snackbars.tsx');
// A toast must never take the page down with it.
const Snackbars = lazy(() => untilLoaded(load));

/**
 * Put once into a page: the region that holds the toasts, there before their words, because not
 * every screen reader reads one that comes with its words (WCAG technique ARIA22). The library behind
 * it is fetched a little after the page is up, because the first toast may well be about a dead
 * network; the toasts wait until it is there.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(onToast, waitingToasts, waitingToasts).length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-atomic={false}>
      {needed && (
        <Suspense fallback={null}>
          <Snackbars />
        </Suspense>
      )}
    </div>
  );
}
