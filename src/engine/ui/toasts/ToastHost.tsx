import { Suspense, useEffect, useState } from 'react';
import { lazyPart, loadModule } from '../until-loaded.ts';
import { useAfterPress } from '../deferred.ts';
import { useToastPlace } from './ActionBar.tsx';
import { useToasts } from './notify.ts';
import styles from './toast.module.css';

const AHEAD_MS = 3000;

const load = async () => {
  const { prepareGoober } = await import('./goober-sheet.ts');
  prepareGoober();
  return await import('./Snackbars.tsx');
};
const Snackbars = lazyPart(load);

/**
 * The toasts of a page: above its buttons (`ActionBar`), otherwise at the bottom of the window. Their
 * live region exists before any text, because not every screen reader announces a region that arrives
 * with its text (WCAG technique ARIA22). The library is fetched shortly after the page is up, because
 * the first toast may well be about a dead network; toasts wait until it has loaded, and for the end of
 * a press: one that came in between would push the button out from under the pointer.
 */
export function ToastHost() {
  const place = useToastPlace();
  const [bottom, setBottom] = useState<HTMLElement | null>(null);
  const afterPress = useAfterPress();
  const isWaiting = useToasts().length > 0;
  const [isNeeded, setNeeded] = useState(isWaiting);
  if (isWaiting && !isNeeded) setNeeded(true);
  useEffect(() => {
    const timer = window.setTimeout(() => void loadModule(load), AHEAD_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      {place === undefined && (
        <div ref={setBottom} role="status" aria-atomic={false} className={styles.bottom} />
      )}
      {isNeeded && (
        <Suspense fallback={null}>
          <Snackbars place={place ?? bottom} afterPress={afterPress} />
        </Suspense>
      )}
    </>
  );
}
