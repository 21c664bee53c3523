import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { OpenDialogs } from './edits/open-dialogs.tsx';
import { ProjectActions } from './edits/ProjectActions.tsx';
import { Bar } from './frame/Bar.tsx';
import { OpenTab, useKeptTab } from './frame/open-tab.ts';
import styles from './frame/studio.module.css';
import { TABS } from './frame/tabs.ts';
import { useKeptFocus } from './frame/use-kept-focus.ts';
import { FindingsPanel } from './findings/FindingsPanel.tsx';
import { FindingsProvider } from './findings/FindingsProvider.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { ProjectTree } from './tree/ProjectTree.tsx';

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
          <FindingsPanel />
        </div>
        <OpenDialogs />
      </FindingsProvider>
    </OpenTab>
  );
}
