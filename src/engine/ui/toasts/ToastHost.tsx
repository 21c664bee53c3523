import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { untilLoaded } from '../until-loaded.ts';
import { onToast, waitingToasts } from './notify.ts';

const AHEAD_MS = 3000;

const load = () => import('./Snackbars.tsx');
// A toast must never take the page down with it.
const Snackbars = lazy(() => untilLoaded(load));

/**
 * The live region for toasts, once per page. It exists before any text, because not every screen
 * reader announces a region that arrives with its text (WCAG technique ARIA22). The library is
 * fetched shortly after the page is up, because the first toast may well be about a dead network;
 * toasts wait until it has loaded.
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
