import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest, stepEntry } from '../../vite/manifest.ts';
import { type PageDocument, fillTemplate } from './document.ts';
import { type HeadContext, headHtml, titledHeadHtml } from './head.ts';
import type { Funnel, StaticPage } from '../../../site/app/entry-server.tsx';
import { startChunk } from '../../vite/first-step-chunk.ts';
import { transform } from 'lightningcss';

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

/** The application on a page, with the style sheets of these sources written into it. */
export const application = (
  assets: Assets,
  sources: readonly string[],
): Pick<PageDocument, 'styles' | 'script'> => ({
  styles: assets.styles(...sources),
  script: {
    kind: 'app',
    src: assets.url(RECOVER),
    preload: assets.scripts(...sources),
    inlined: assets.sheets(...sources),
  },
});

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
    body: server.renderWaiting(),
    ...application(assets, sources),
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

/** A class of a CSS module as the build names it, e.g. `_input_a16d`. */
const MODULE_CLASS = /\._[A-Za-z][\w-]*/g;

/**
 * The style sheets without the rules that a page never uses: those for CSS module classes missing in
 * its markup. For pages without the application, whose scripts add no such classes.
 */
export function stylesOf(markup: string, sheets: readonly string[]): string[] {
  const named = new Set(markup.match(/[\w-]+/g));
  return sheets.flatMap((sheet) => {
    const classes = [...new Set(sheet.match(MODULE_CLASS))].map((name) => name.slice(1));
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(sheet),
      minify: true,
      unusedSymbols: classes.filter((name) => !named.has(name)),
    });
    return code.length > 0 ? [code.toString()] : [];
  });
}

type Assets = {
  /** The text of every style sheet of the given source modules and their imports. */
  styles: (...sources: string[]) => string[];
  /** URLs of the same style sheets. */
  sheets: (...sources: string[]) => string[];
  /**
   * URLs of the scripts that the given source modules need, the largest first: over HTTP/1.1 a browser
   * fetches six at a time, and the others wait for one of these to finish.
   */
  scripts: (...sources: string[]) => string[];
  /** The manifest key of a shared chunk, by its name in the build; a source for the functions above. */
  chunk: (name: string) => string;
  /** URL of a file that the build has hashed, by its source path. */
  url: (source: string) => string;
};

/** What pages need from a finished client build. */
export function readAssets(distDir: string): Assets {
  const manifest = readManifest(distDir);

  const entry = (source: string) => {
    const found = manifest[source];
    if (found === undefined) throw new Error(`${source} is not in the build manifest`);
    return found;
  };
  const closure = (sources: readonly string[], seen = new Set<string>()): string[] =>
    sources.flatMap((source) => {
      if (seen.has(source)) return [];
      seen.add(source);
      return [...closure(entry(source).imports ?? [], seen), source];
    });
  const unique = (files: readonly string[]) => [...new Set(files)];

  const sheetsOf = (sources: readonly string[]) =>
    unique(closure(sources).flatMap((source) => entry(source).css ?? []));

  return {
    styles: (...sources) =>
      sheetsOf(sources).map((file) => readFileSync(join(distDir, file), 'utf8').trim()),
    sheets: (...sources) => sheetsOf(sources).map((file) => `/${file}`),
    scripts: (...sources) =>
      unique(closure(sources).map((source) => entry(source).file))
        .filter((file) => file.endsWith('.js'))
        .map((file) => ({ file, size: statSync(join(distDir, file)).size }))
        .toSorted((a, b) => b.size - a.size)
        .map(({ file }) => `/${file}`),
    chunk(name) {
      const [key] = Object.entries(manifest).find(([, one]) => one.name === name) ?? [];
      if (key === undefined) throw new Error(`There is no chunk "${name}" in the build manifest`);
      return key;
    },
    url: (source) => `/${entry(source).file}`,
  };
}
