import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { contentMistakes } from '../src/server/build/content.ts';
import { writeWorker } from '../src/server/offline/worker.ts';
import { compress } from '../src/server/prerender/compress.ts';
import { cspHashes } from '../src/server/prerender/csp.ts';
import { firstStepPage } from '../src/server/prerender/funnel.ts';
import { prerender } from '../src/server/prerender/prerender.ts';
import { robotsTxt, sitemapXml } from '../src/server/prerender/sitemap.ts';

const DIST = resolve('dist');
const DIST_SSR = resolve('dist-ssr');
const HEADERS = resolve('src/server/http/headers.ts');

const mistakes = contentMistakes(resolve('schemas/content'));
if (mistakes.length > 0) throw new Error(`Content files are not valid:\n${mistakes.join('\n')}`);

await build({ logLevel: 'warn', build: { outDir: DIST } });
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: DIST_SSR,
    manifest: false,
    copyPublicDir: false,
  },
});

const server = await import(pathToFileURL(join(DIST_SSR, 'entry-server.js')).href);
const paths = await prerender(DIST, server, [firstStepPage(server)]);
writeFileSync(join(DIST, 'sitemap.xml'), sitemapXml(server.site.siteUrl, paths));
writeFileSync(join(DIST, 'robots.txt'), robotsTxt(server.site.siteUrl));

const pages = filesIn(DIST).filter((file) => file.endsWith('.html'));
const hashes = cspHashes(pages.map((file) => readFileSync(file, 'utf8')));
writeFileSync(join(DIST, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
if (existsSync(HEADERS)) {
  const { writeHeadersFile } = await import(pathToFileURL(HEADERS).href);
  await writeHeadersFile(DIST);
}

await writeWorker(DIST);

rmSync(DIST_SSR, { recursive: true });
compress(filesIn(DIST));
console.log(`dist: ${pages.length} pages, ${paths.length} of them in the sitemap`);

function filesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
