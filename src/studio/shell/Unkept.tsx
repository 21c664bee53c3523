import { useEffect, useSyncExternalStore } from 'react';
import { useStudio } from '../session/studio-context.tsx';

/** Warns that the browser cannot keep the unsaved edits, and asks before the window is closed. */
export function Unkept() {
  const { kept } = useStudio();
  const isKept = useSyncExternalStore(kept.subscribe, kept.getState);
  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);
  return (
    <strong role="alert">
      {!isKept && 'Storage is full: unsaved edits will be lost with this window. Save them now.'}
    </strong>
  );
}
