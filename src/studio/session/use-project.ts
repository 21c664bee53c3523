import { useEffect, useState } from 'react';
import { useStudio } from './studio-context.tsx';
import type { ProjectState } from './project/project-store.ts';

/**
 * The project's texts; rerenders on every edit. An edit inside `startTransition` is rendered when
 * typing leaves time for it, so whatever shows the keystroke itself must not depend on this.
 */
export function useProject(): ProjectState {
  const { project } = useStudio();
  // Not useSyncExternalStore, which renders every change synchronously.
  const [state, setState] = useState(project.getState);
  useEffect(() => {
    const follow = () => setState(project.getState());
    // Catches edits made between render and effect.
    follow();
    return project.subscribe(follow);
  }, [project]);
  return state;
}
