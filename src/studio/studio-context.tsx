import { createContext, useContext } from 'react';
import type { Analysis } from './analysis/client.ts';
import type { ProjectStore } from './project/project-store.ts';
import type { StudioApi } from './project/studio-api.ts';
import type { SessionStore } from './paths/session-store.ts';
import type { SelectionStore } from './selection/selection-store.ts';
import type { ValueStore } from './value-store.ts';

/** What all parts of the studio share, made once when the page opens. */
export type StudioParts = {
  project: ProjectStore;
  selection: SelectionStore;
  analysis: Analysis;
  /** The same in a worker of its own, for what somebody waits for: it never stands behind a proof. */
  quick: Analysis;
  session: SessionStore;
  api: StudioApi;
  /** In how many windows this studio is open. */
  windows: ValueStore<number>;
  /** How many other studios work on the same folder. */
  others: ValueStore<number>;
};

export const StudioContext = createContext<StudioParts | null>(null);

export function useStudio(): StudioParts {
  const parts = useContext(StudioContext);
  if (parts === null) throw new Error('This is not part of a studio.');
  return parts;
}
