import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import '../../engine/ui/fonts/fonts.css';
import '../../engine/ui/tokens.css';
import './studio.css';
import 'virtual:site-checks';
import { analysisClient } from '../session/analysis/client.ts';
import { studioTheme } from './studio-theme.ts';
import { type OpenDialog, StudioContext } from '../session/studio-context.tsx';
import { prepareMap } from '../panels/map/use-map.ts';
import { sessionStore } from '../session/paths/session.ts';
import { openProject } from '../session/project/open-project.ts';
import { outline } from '../edits/project/outline.ts';
import { studioApi } from '../session/project/studio-api.ts';
import {
  followPlace,
  keepSelection,
  keptSelection,
  selectionStore,
} from '../session/project/selection-store.ts';
import { Studio } from './Studio.tsx';
import { valueStore } from '../session/project/value-store.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
const root = document.getElementById('root');
if (root === null) throw new Error('There is no #root.');

const startAnalysis = () =>
  analysisClient(
    new Worker(new URL('../session/analysis/worker.ts', import.meta.url), { type: 'module' }),
  );

const api = studioApi(token);
const { project, folder, kept, windows, others, connected } = await openProject(api);
const { texts } = project.getState();
const selection = selectionStore(keptSelection(texts, folder));
keepSelection(selection, folder);
followPlace(project, selection);
const parts = {
  api,
  project,
  kept,
  windows,
  others,
  connected,
  selection,
  analysis: startAnalysis(),
  quick: startAnalysis(),
  session: sessionStore(),
  dialogs: valueStore<readonly OpenDialog[]>([]),
};

createRoot(root).render(
  <ThemeProvider theme={studioTheme}>
    <CssBaseline />
    <StudioContext value={parts}>
      <Studio root={folder} />
    </StudioContext>
  </ThemeProvider>,
);

requestIdleCallback(() => {
  const { flowId } = selection.getState();
  const flow = outline(texts).find((one) => one.flowId === flowId);
  if (flow !== undefined) void prepareMap(parts.quick, project.getState().texts, flow.path);
});
