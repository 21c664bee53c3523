import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { OpenDialogs } from '../panels/controls/open-dialogs.tsx';
import { ProjectActions } from './add/ProjectActions.tsx';
import { Bar } from './Bar.tsx';
import { OpenTab, useKeptTab } from '../session/open-tab.ts';
import styles from './studio.module.css';
import { TABS } from './tabs.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { FindingsPanel } from '../panels/findings/FindingsPanel.tsx';
import { FindingsProvider } from '../session/FindingsProvider.tsx';
import { PreviewPane } from '../panels/preview/PreviewPane.tsx';
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
          <div className={styles['findings']}>
            <FindingsPanel />
          </div>
        </div>
        <OpenDialogs />
      </FindingsProvider>
    </OpenTab>
  );
}
