import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stepEntry } from '../../vite/manifest.ts';
import { readAssets, type Assets } from './assets.ts';
import { fillTemplate, type PageDocument } from './document.ts';
import { headHtml, titledHeadHtml, type HeadContext } from './head.ts';
import { stylesOf } from './styles.ts';
import type { Funnel, StaticPage } from '../../../site/app/entry-server.tsx';
import { startChunk } from '../../vite/first-step-chunk.ts';

/** What `dist-ssr/entry-server.js` exports. */
type ServerEntry = {
  staticPages: readonly StaticPage[];
  renderApp: (path: string) => Promise<string>;
  renderWaiting: () => string;
  site: HeadContext;
};

/** A page beyond the marketing routes, with a render function of its own. */
export type ExtraPage = { path: string; render: (assets: Assets) => Promise<PageDocument> };

/** The application, which imports the funnel and its first step; see `vite/first-step-chunk.ts`. */
export const APP = 'index.html';
/** Runs before the application, and recovers the page if the application does not load. */
export const RECOVER = 'src/site/app/recover.ts';
/** The script of the pages outside the questionnaires. */
export const PAGE_SCRIPT = 'src/site/marketing/enhance/page.ts';

/**
 * The headline's font: it paints the largest text of a marketing page. Not preloaded in the head, where
 * it would delay the first paint (Chromium waits up to a tenth of a second for fonts preloaded there).
 */
const fontPreload = (assets: Assets) =>
  `<link rel="preload" href="${assets.url('src/engine/ui/fonts/big-shoulders.woff2')}" as="font" type="font/woff2" crossorigin />`;

const pageScript = (assets: Assets): PageDocument['script'] => {
  const src = assets.url(PAGE_SCRIPT);
  const preload = assets.scripts(PAGE_SCRIPT).filter((file) => file !== src);
  return { kind: 'page', src, preload };
};

/** `/` → `index.html`, `/404` → `404.html`, `/about-us` → `about-us/index.html`. */
export const fileOf = (path: string) =>
  path === '/404' ? '404.html' : join(path.slice(1), 'index.html');

/**
 * Writes every static page into `distDir`, and the shell for routes that are rendered only in the
 * browser: as `spa.html`, which the service worker caches, and as a separate file for each of them,
 * so that any host answers 404 to a path that does not exist.
 * @returns the paths that search engines may list.
 */
export async function prerender(
  distDir: string,
  server: ServerEntry,
  funnels: readonly Funnel[],
  extraPages: readonly ExtraPage[] = [],
): Promise<string[]> {
  const template = readFileSync(join(distDir, 'index.html'), 'utf8');
  const assets = readAssets(distDir);
  const write = (path: string, page: PageDocument) => {
    const file = join(distDir, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fillTemplate(template, page));
  };

  for (const { path, source, head } of server.staticPages) {
    const body = await server.renderApp(path);
    write(path, {
      head: headHtml(path, head, server.site),
      styles: stylesOf(body, assets.styles(APP, source)),
      body: `${fontPreload(assets)}${body}`,
      script: pageScript(assets),
    });
  }
  for (const { path, render } of extraPages) write(path, await render(assets));

  const title = `<title>${server.site.siteName}</title>`;
  const shellOf = (head: Funnel['head'], ...sources: string[]): PageDocument => ({
    head: titledHeadHtml(title, '/', head, server.site),
    styles: [],
    body: server.renderWaiting(),
    script: {
      kind: 'app',
      first: assets.url(RECOVER),
      preload: assets.scripts(...sources),
      sheets: assets.sheets(...sources),
    },
  });
  const [first] = funnels;
  if (first === undefined) throw new Error('The site has no questionnaire');
  const spa = fillTemplate(template, shellOf(first.head, APP));
  writeFileSync(join(distDir, 'spa.html'), spa);
  for (const { id, pages, head } of funnels) {
    const sources = [APP, assets.chunk(startChunk(id))];
    for (const { path, step } of pages) {
      write(path, shellOf(head, ...sources, ...(step === undefined ? [] : [stepEntry(step)])));
    }
  }
  return server.staticPages.filter(({ head }) => head.indexed).map(({ path }) => path);
}
