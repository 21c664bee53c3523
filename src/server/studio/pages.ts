import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ASSETS } from '../http/headers.ts';
import { openSite, requestPath } from '../http/site.ts';
import { tokensCss } from '../vite/tokens.ts';
import { takeBuiltPages } from './built-pages.ts';
import type { Pages } from './studio-server.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Everything comes from this server. Ajv needs `eval` to compile the schema being edited. */
export const STUDIO_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/**
 * Serves the pages in `src/studio`, rebuilt if their code has changed, as a handler for another
 * server. They are bundled because a page, its frame and its workers consist of hundreds of files
 * each, which would load too slowly one by one. Serves only code; the project itself comes from the
 * API.
 */
export async function studioPages(token: string): Promise<Pages> {
  const { built, lock } = await takeBuiltPages(folder('.data/studio'), SOURCES, buildInto);
  const site = openSite(built);
  const page = readFileSync(join(built, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><meta name="studio-token" content="${token}" />`,
  );
  return {
    serve(request, response) {
      const path = requestPath(request.url);
      // The preview page has its own origin, and asks for itself to see whether it is outdated. These
      // files are code and contain nothing of the project.
      if (path.startsWith(ASSETS) || path === PREVIEW)
        response.setHeader('Access-Control-Allow-Origin', '*');
      if (path !== '/') return site(request, response);
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
    },
    close: async () => lock.release(),
  };
}

async function buildInto(outDir: string): Promise<void> {
  // React's development build takes three times as long per keystroke.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: folder('src/studio'),
    logLevel: 'warn',
    plugins: [tokensCss(), react()],
    resolve: { alias: APP_PARTS },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      // Served locally, so size does not matter.
      minify: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: PAGES.map((page) => folder(`src/studio/${page}`)),
        // Suppresses plugin timings, which are noise to analysts who just want to open the studio.
        checks: { bundlerTimings: false },
      },
    },
  });
}

const PREVIEW = '/preview.html';
const PAGES = ['index.html', PREVIEW.slice(1)];

/** The modules with what the site adds to the engine, which the studio itself does not know. */
const APP_PARTS = {
  'virtual:site-checks': folder('src/site/checks/register.ts'),
  'virtual:preview-parts': folder('src/site/app/preview-parts.ts'),
};

/** The sources of the pages. The steps of a project are not among them. */
const SOURCES = [
  'src',
  'schemas/catalog',
  'schemas/content',
  'schemas/meta',
  'package-lock.json',
].map(folder);
