import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { textReport } from '../../checker/lint/output/text.ts';
import { f1 } from '../../checker/lint/rules/files/readable.ts';
import { f3 } from '../../checker/lint/rules/files/shape.ts';
import { f16 } from '../../checker/lint/rules/files/folders.ts';
import { lint } from '../../checker/lint/run.ts';
import type { ProjectTexts } from '../../checker/project/source-file.ts';
import type { Funnel } from '../../site/app/entry-server.tsx';
import { writeHeadersFile } from '../http/headers.ts';
import { writeWorker } from './offline/worker.ts';
import { compress } from './prerender/compress.ts';
import { firstStepPage } from './prerender/funnel.ts';
import { prerender } from './prerender/prerender.ts';
import { filesIn } from './files-in.ts';

const DIST = resolve('dist');
/** A server may be serving `dist`, so the build is made next to it. */
const DIST_NEXT = resolve('dist-next');
const DIST_SSR = resolve('dist-ssr');

/**
 * Builds the site into `dist/`: bundles, prerendered pages, headers, service worker, compressed
 * copies. Resolves to a one-line summary.
 */
export async function buildSite(): Promise<string> {
  await bundle();
  const server = await import(pathToFileURL(join(DIST_SSR, 'entry-server.js')).href);
  const funnels = await server.funnels();
  const firsts = funnels.map((funnel: Funnel) => firstStepPage(server, funnel));
  const paths = await prerender(DIST_NEXT, server, funnels, firsts);
  rmSync(DIST_SSR, { recursive: true });
  writeFileSync(join(DIST_NEXT, 'sitemap.xml'), sitemapXml(server.site.siteUrl, paths));
  writeFileSync(join(DIST_NEXT, 'robots.txt'), robotsTxt(server.site.siteUrl));
  writeHeadersFile(DIST_NEXT);
  await writeWorker(DIST_NEXT);
  const files = filesIn(DIST_NEXT);
  compress(files.map((file) => join(DIST_NEXT, file)));
  publish(DIST_NEXT, DIST);
  const pages = files.filter((file) => file.endsWith('.html'));
  return `dist: ${pages.length} pages, ${paths.length} of them in the sitemap`;
}

/**
 * Why the files of a project cannot be built, in the format of `npm run validate`; null if they can.
 * The bundler itself would miss a wrong key, and report other mistakes in words of its own.
 */
export function whyNotBuildable(texts: ProjectTexts): string | null {
  const findings = lint(texts, [f1, f3, f16]);
  return findings.length === 0 ? null : textReport(findings);
}

/** Bundles the site for browsers, and again for Node, which prerenders it. */
async function bundle(): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: DIST_NEXT } });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/site/app/entry-server.tsx',
      outDir: DIST_SSR,
      manifest: false,
      copyPublicDir: false,
    },
  });
}

/** Days that a tab may stay open across releases and still find the files of its own build. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
/** Their names change with their content, so those of two builds can coexist. */
const ASSETS = 'assets';

/**
 * Replaces the previous build with a finished one while a server keeps serving it: first the new
 * assets, then the pages that name them, each in one move. Assets of previous builds stay for two
 * weeks, for pages that visitors have open.
 */
export function publish(buildDir: string, distDir: string, now = Date.now()): void {
  const files = filesIn(buildDir);
  const isAsset = (file: string) => file.startsWith(`${ASSETS}/`);
  for (const file of files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)))) {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    renameSync(join(buildDir, file), join(distDir, file));
  }
  const current = new Set(files);
  for (const file of filesIn(distDir).filter((old) => !current.has(old))) {
    const age = now - statSync(join(distDir, file)).mtimeMs;
    if (!isAsset(file) || age > KEPT_DAYS * DAY) rmSync(join(distDir, file));
  }
  rmSync(buildDir, { recursive: true });
}

/** `sitemap.xml` of the given paths (sitemaps.org protocol 0.9). */
export function sitemapXml(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Keeps nobody away from a page: who may not read it never learns from it that it must not be listed. */
export const robotsTxt = (siteUrl: string) =>
  ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''].join(
    '\n',
  );
