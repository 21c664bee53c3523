import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onToast, waitingToasts } from './notify.ts';

const Snackbars = lazy(() => import('./Snackbars.tsx'));

/** Put once into a page; nothing is loaded before the first toast. */
export function ToastHost() {
  const waiting = useSyncExternalStore(onToast, waitingToasts, waitingToasts).length > 0;
  const [needed, setNeeded] = useState(waiting);
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Snackbars />
    </Suspense>
  ) : null;
}
