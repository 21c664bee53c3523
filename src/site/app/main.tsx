import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../../engine/ui/styles.ts';
import { isFunnel, loadOnboarding } from './pages.ts';
import { captureEarlyPress } from '../../engine/pages.ts';
import { untilLoaded, watchBack, watchErrors, watchStyles } from '../../engine/ui.ts';
import { App } from './App.tsx';
import { watchForeignChanges } from './foreign-changes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its #root');

watchErrors(window);
watchBack(window);
watchStyles(window);

// Replay links are for people who edit the questions; the published site does not know them.
if (import.meta.env.DEV && isFunnel(window.location.pathname)) {
  const { openReplay } = await import('../funnel/replay.ts');
  await openReplay(window);
}

const tree = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// The placeholder of a page that only the browser renders is replaced, not hydrated.
const isPrerendered = root.firstElementChild !== null && !root.querySelector('[data-waiting]');
if (!isPrerendered) createRoot(root).render(tree);
else void takeOver(root);

/**
 * Only the funnel's first step is prerendered for hydration; the other prerendered pages do not
 * load the application.
 */
async function takeOver(prerendered: HTMLElement): Promise<void> {
  captureEarlyPress(document);
  const takeBackForeign = watchForeignChanges(prerendered);
  const { loadPlace } = await untilLoaded(loadOnboarding);
  await untilLoaded(() => loadPlace(window.location.pathname));
  const hydrate = () => hydrateRoot(prerendered, tree);
  // At once: they come again.
  if (takeBackForeign()) flushSync(hydrate);
  else hydrate();
}
