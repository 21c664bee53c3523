import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Analysis } from './analysis/client.ts';
import type { ProjectState } from './project/project-state.ts';
import type { ProjectStore } from './project/project-store.ts';
import type { StudioApi } from './project/studio-api.ts';
import type { SessionStore } from './paths/session.ts';
import type { Selection, SelectionStore } from './project/selection-store.ts';
import type { ValueStore } from './project/value-store.ts';
import { onceEach } from '../../engine/core.ts';
import { type FlowOutline, outline } from '../edits/project/outline.ts';
import type { Texts } from '../edits/project/texts.ts';
import { type Questions, questionsIn } from '../edits/condition/questions.ts';

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
  /** False while the server does not respond. */
  connected: ValueStore<boolean>;
};

export const StudioContext = createContext<StudioParts | null>(null);

export function useStudio(): StudioParts {
  const parts = useContext(StudioContext);
  if (parts === null) throw new Error('This is not part of a studio.');
  return parts;
}

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

/** The current selection, and `select` to change it. */
export function useSelection(): Selection & { select: (selection: Selection) => void } {
  const { selection } = useStudio();
  const now = useSyncExternalStore(selection.subscribe, selection.getState);
  return { ...now, select: selection.select };
}

/** A dialog that is open; `isOrphan` once the part of the page that opened it is gone. */
export type OpenDialog = { id: string; dialog: ReactNode; isOrphan: boolean };

const questionsOf = onceEach((texts: Texts) =>
  onceEach((flow: FlowOutline) => questionsIn(texts, flow.path)),
);

/** Placeholder for a questionnaire that does not exist. */
const NO_FLOW: FlowOutline = { flowId: '', path: '', steps: [], pages: [] };

/** The questions that conditions of the open questionnaire can refer to. */
export function useQuestions(): Questions {
  const { texts } = useProject();
  const { flowId } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  return questionsOf(texts)(flow ?? NO_FLOW);
}

/** Opens a tab of the main area by its id, such as `step`. */
export const OpenTab = createContext<(tab: string) => void>(() => undefined);

export const useOpenTab = (): ((tab: string) => void) => useContext(OpenTab);

/** The open tab, restored when the page is reloaded; each window has its own. */
export function useKeptTab(root: string): [string, (tab: string) => void] {
  const key = `plumbline-studio-tab:${root}`;
  const [open, setOpen] = useState(() => sessionStorage.getItem(key) ?? 'step');
  return [
    open,
    (tab) => {
      sessionStorage.setItem(key, tab);
      setOpen(tab);
    },
  ];
}
