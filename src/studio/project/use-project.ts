import { useSyncExternalStore } from 'react';
import { useStudio } from '../studio-context.tsx';
import type { ProjectState } from './project-store.ts';

/** The texts of the project, drawn again with every edit. */
export function useProject(): ProjectState {
  const { project } = useStudio();
  return useSyncExternalStore(project.subscribe, project.getState);
}
