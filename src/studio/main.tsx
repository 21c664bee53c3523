import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import '../ui/fonts/fonts.css';
import '../ui/tokens.css';
import './frame/studio.css';
import { analysisClient } from './analysis/client.ts';
import { studioTheme } from './frame/studio-theme.ts';
import { sessionStore } from './paths/session-store.ts';
import { openProject } from './project/open-project.ts';
import { outline } from './project/outline.ts';
import { studioApi } from './project/studio-api.ts';
import { selectionStore } from './selection/selection-store.ts';
import { StudioContext } from './studio-context.tsx';
import { Studio } from './Studio.tsx';

const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
const root = document.getElementById('root');
if (root === null) throw new Error('There is no #root.');

const startAnalysis = () =>
  analysisClient(new Worker(new URL('./analysis/worker.ts', import.meta.url), { type: 'module' }));

const api = studioApi(token);
const { project, folder, windows } = await openProject(api);
const [first] = outline(project.getState().texts);
const [step] = first?.steps ?? [];
const parts = {
  api,
  project,
  windows,
  selection: selectionStore({
    flowId: first?.flowId ?? '',
    ...(step && { step: step.id }),
  }),
  analysis: startAnalysis(),
  quick: startAnalysis(),
  session: sessionStore(),
};

createRoot(root).render(
  <ThemeProvider theme={studioTheme}>
    <CssBaseline />
    <StudioContext value={parts}>
      <Studio root={folder} />
    </StudioContext>
  </ThemeProvider>,
);
