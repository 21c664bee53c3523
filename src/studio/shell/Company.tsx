import { useSyncExternalStore } from 'react';
import { useStudio } from '../session/studio-context.tsx';

/** Tells who else is working on these files, since each window keeps its own edits until it saves. */
export function Company() {
  const { windows, others } = useStudio();
  const open = useSyncExternalStore(windows.subscribe, windows.getState);
  const studios = useSyncExternalStore(others.subscribe, others.getState);
  if (studios > 0) {
    return 'Another studio has this folder open and keeps its own edits: save here before you continue there.';
  }
  return open > 1 ? 'Also open in another window, which keeps its own edits.' : null;
}
