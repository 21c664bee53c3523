import { useSyncExternalStore } from 'react';
import { useStudio } from './studio-context.tsx';
import type { Selection } from './selection/selection-store.ts';

/** The current selection, and `select` to change it. */
export function useSelection(): Selection & { select: (selection: Selection) => void } {
  const { selection } = useStudio();
  const now = useSyncExternalStore(selection.subscribe, selection.getState);
  return { ...now, select: selection.select };
}
