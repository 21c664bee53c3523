import { useSyncExternalStore } from 'react';
import { useStudio } from '../studio-context.tsx';

/** Tells who else is working on these files, since each window keeps its own edits until it saves. */
export function Company() {
  const { windows, others } = useStudio();
  const open = useSyncExternalStore(windows.subscribe, windows.getState);
  const studios = useSyncExternalStore(others.subscribe, others.getState);
  if (studios > 0) {
    return 'Another studio is open on this folder, which keeps edits of its own: save here before you go on there.';
  }
  return open > 1 ? 'Open in another window too, which keeps edits of its own.' : null;
}
