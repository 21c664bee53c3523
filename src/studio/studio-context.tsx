import { createContext, useContext } from 'react';
import type { Analysis } from './analysis/client.ts';
import type { ProjectStore } from './project/project-store.ts';
import type { StudioApi } from './project/studio-api.ts';
import type { ValueStore } from './value-store.ts';
import type { SelectionStore } from './selection/selection-store.ts';

/** What all parts of the studio share, made once when the page opens. */
export type StudioParts = {
  project: ProjectStore;
  selection: SelectionStore;
  analysis: Analysis;
  api: StudioApi;
  /** In how many windows this studio is open. */
  windows: ValueStore<number>;
};

export const StudioContext = createContext<StudioParts | null>(null);

export function useStudio(): StudioParts {
  const parts = useContext(StudioContext);
  if (parts === null) throw new Error('This is no part of a studio.');
  return parts;
}
