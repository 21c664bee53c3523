import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { OpenDialogs } from '../panels/controls/EditDialog.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { Bar } from './Bar.tsx';
import { OpenTab, useKeptTab } from '../session/studio-context.tsx';
import styles from './studio.module.css';
import { FindingsPanel } from '../panels/findings/FindingsPanel.tsx';
import { FindingsProvider } from '../session/use-analysis.tsx';
import { PreviewPane } from '../panels/preview/PreviewPane.tsx';
import { ProjectTree } from './ProjectTree.tsx';
import { type ComponentType, useEffect } from 'react';
import { ChangesView } from '../panels/changes/ChangesView.tsx';
import { MapView } from '../panels/map/MapView.tsx';
import { PathsView } from '../panels/paths/PathsView.tsx';
import { StepView } from './StepView.tsx';
import { afterPaint } from '../../engine/ui.ts';

/** The studio's layout: project tree, views, preview and findings. */
export function Studio({ root }: { root: string }) {
  useKeptFocus();
  const [open, setOpen] = useKeptTab(root);
  const shown = TABS.find(({ id }) => id === open) ?? TABS[0];
  return (
    <OpenTab value={setOpen}>
      <FindingsProvider>
        <div className={styles['studio']}>
          <Bar root={root} />
          <nav className={styles['tree']} aria-label="Questionnaires">
            <ProjectActions />
            <ProjectTree />
          </nav>
          <main className={styles['work']}>
            <Tabs
              value={shown?.id ?? false}
              onChange={(_event, id: string) => setOpen(id)}
              aria-label="Views"
            >
              {TABS.map(({ id, label }) => (
                <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls="view" />
              ))}
            </Tabs>
            {shown !== undefined && (
              <div
                className={styles['panel']}
                role="tabpanel"
                id="view"
                tabIndex={-1}
                aria-labelledby={`tab-${shown.id}`}
              >
                <shown.View />
              </div>
            )}
          </main>
          <div className={styles['preview']}>
            <PreviewPane />
          </div>
          <div className={styles['findings']}>
            <FindingsPanel />
          </div>
        </div>
        <OpenDialogs />
      </FindingsProvider>
    </OpenTab>
  );
}

/** The views of the main area, in tab order. */
const TABS: readonly { id: string; label: string; View: ComponentType }[] = [
  { id: 'map', label: 'Map', View: MapView },
  { id: 'step', label: 'Step', View: StepView },
  { id: 'paths', label: 'Paths', View: PathsView },
  { id: 'changes', label: 'Changes', View: ChangesView },
];

/**
 * Moves the focus to the open view when the control that had it is gone and nothing else took it:
 * otherwise the keyboard would start over at the top of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const isLost = () =>
      document.activeElement === document.body && last instanceof Element && !last.isConnected;
    const keep = () => {
      if (isLost()) document.getElementById('view')?.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const removals = new MutationObserver(() => isLost() && afterPaint(keep));
    removals.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      removeEventListener('focusin', remember);
    };
  }, []);
}
