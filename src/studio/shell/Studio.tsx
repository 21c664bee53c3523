import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { OpenDialogs } from '../panels/controls/EditDialog.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { Bar } from './Bar.tsx';
import { OpenTab, useKeptTab, useProject, useSelection } from '../session/studio-context.tsx';
import styles from './studio.module.css';
import { FindingsPanel } from '../panels/findings/FindingsPanel.tsx';
import { FindingsProvider } from '../session/use-analysis.tsx';
import { PreviewPane } from '../panels/preview/PreviewPane.tsx';
import { ProjectTree } from './ProjectTree.tsx';
import { type ComponentType, useEffect } from 'react';
import { ChangesView } from '../panels/changes/ChangesView.tsx';
import { MapView } from '../panels/map/MapView.tsx';
import { PathsView } from '../panels/paths/PathsView.tsx';
import { afterPaint } from '../../engine/ui.ts';
import { baseName } from '../../checker/project/source-file.ts';
import { EndPageForm } from '../panels/pages/EndPageForm.tsx';
import { outline } from '../edits/project/outline.ts';
import { CodeEditor } from '../panels/code/CodeEditor.tsx';
import { StepForm } from '../panels/form/StepForm.tsx';

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

/** Tab labels of a step's files. */
const NAMES: Readonly<Record<string, string>> = {
  'schema.json': 'Questions',
  'ui.json': 'Texts and widgets',
  'rules.json': 'Rules',
};

/** Tab id of the form, next to the files. */
const FORM = 'form';

/** The selected step or end page, as a form and its files as code. */
function StepView() {
  const { texts } = useProject();
  const { flowId, step, file, select } = useSelection();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  const asked = flow?.steps.find(({ id }) => id === step);
  const place = asked ?? flow?.pages.find(({ id }) => id === step);
  if (flow === undefined || place === undefined) {
    return file !== undefined && texts.has(file) ? (
      <CodeEditor key={file} path={file} />
    ) : (
      <p>Choose a step on the left.</p>
    );
  }
  const files = [...place.files, flow.path];
  const open = file !== undefined && files.includes(file) ? file : FORM;
  const show = (tab: string) => {
    const isFlow = tab === flow.path;
    select({
      flowId,
      step: place.id,
      ...(tab !== FORM && { file: tab }),
      ...(isFlow && { at: place.at }),
    });
  };
  return (
    <>
      <Tabs
        className={styles['parts'] ?? ''}
        value={open}
        onChange={(_event, tab: string) => show(tab)}
        aria-label={asked === undefined ? 'Parts of the page' : 'Parts of the step'}
      >
        <Tab value={FORM} label="Form" />
        {files.map((path) => (
          <Tab key={path} value={path} label={NAMES[baseName(path)] ?? 'Place in the flow'} />
        ))}
      </Tabs>
      {open !== FORM ? (
        <CodeEditor key={open} path={open} />
      ) : asked === undefined ? (
        <EndPageForm key={place.id} flow={flow} id={place.id} />
      ) : (
        <StepForm key={asked.id} step={asked.id} />
      )}
    </>
  );
}
