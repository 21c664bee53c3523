import { useEffect, useState } from 'react';
import { useStudio } from '../studio-context.tsx';
import type { ProjectState } from './project-store.ts';

/**
 * The texts of the project, drawn again with every edit. An edit inside of `startTransition` is drawn
 * where the keys leave time for it; what shows the key itself must not wait for this.
 */
export function useProject(): ProjectState {
  const { project } = useStudio();
  // Not useSyncExternalStore, which draws every change at once.
  const [state, setState] = useState(project.getState);
  useEffect(() => {
    const follow = () => setState(project.getState());
    // What was edited between drawing and here.
    follow();
    return project.subscribe(follow);
  }, [project]);
  return state;
}
