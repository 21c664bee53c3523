import { createContext, useContext } from 'react';
import type { Analysis } from './analysis/client.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { ProjectStore } from './project/project-store.ts';
import type { StudioApi } from './project/studio-api.ts';
import type { SessionStore } from './paths/session-store.ts';
import type { SelectionStore } from './selection/selection-store.ts';
import type { ValueStore } from './project/value-store.ts';

/** Shared by all parts of the studio, created once when the page opens. */
export type StudioParts = {
  project: ProjectStore;
  selection: SelectionStore;
  analysis: Analysis;
  /**
   * The same in a separate worker, for answers that the user is waiting for: they never queue behind a
   * proof.
   */
  quick: Analysis;
  session: SessionStore;
  dialogs: ValueStore<readonly OpenDialog[]>;
  api: StudioApi;
  /** False while the browser has no room for the unsaved edits. */
  kept: ValueStore<boolean>;
  /** Number of windows in which this studio is open. */
  windows: ValueStore<number>;
  /** Number of other studios working on the same folder. */
  others: ValueStore<number>;
};

export const StudioContext = createContext<StudioParts | null>(null);

export function useStudio(): StudioParts {
  const parts = useContext(StudioContext);
  if (parts === null) throw new Error('This is not part of a studio.');
  return parts;
}
