import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type ManifestChunk, build } from 'vite';
import { reached, readManifest } from '../../vite/manifest.ts';
import { filesIn } from '../files-in.ts';
import { APP, PAGE_SCRIPT, RECOVER, fileOf } from '../prerender/prerender.ts';
import { baseOf } from '../../../site/funnel-path.ts';
import { type Edition, SHELL } from '../../../site/offline/edition.ts';
import { flowFiles } from '../../vite/questionnaires.ts';
import { FUNNEL_CHUNK } from '../../vite/first-step-chunk.ts';

/**
 * Writes `sw.js` into a finished build: the worker with the list of what it caches or, with
 * `VITE_OFFLINE=off`, one that removes an earlier worker from visitors' browsers.
 */
export async function writeWorker(distDir: string): Promise<void> {
  const isOff = process.env.VITE_OFFLINE === 'off';
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __EDITION__: JSON.stringify(editionOf(distDir)) },
    build: {
      outDir: distDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: isOff ? 'src/site/offline/removal.ts' : 'src/site/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** The part of a build that is cached; the version is the hash of all of it. */
function editionOf(distDir: string): Edition {
  const hash = (file: string) => sha256(readFileSync(join(distDir, file)));
  const files = Object.fromEntries(
    offlineFiles(readManifest(distDir)).map((file) => [file, hash(file)]),
  );
  const bases = flowFiles().map(({ base }) => base);
  const firsts = bases.map((base) => [base, hash(fileOf(base))]);
  const pages = { ...Object.fromEntries(firsts), [SHELL]: hash(SHELL) };
  const around = Object.fromEntries(
    pathsIn(distDir)
      .filter((path) => baseOf(path, bases) === undefined)
      .map((path) => [path, hash(fileOf(path))]),
  );
  const cached = { files, pages, around };
  return { version: sha256(JSON.stringify(cached)).slice(0, 16), ...cached };
}

/** The paths of the pages that have an address of their own, sorted. */
const pathsIn = (distDir: string): string[] =>
  filesIn(distDir)
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The page where a purchase ends, with everything that it may load later, and what leads there. */
const END = 'src/site/marketing/landing/LandingPage.tsx';
const ROUTES = 'src/site/app/MarketingRoutes.tsx';

/** Too large to cache for everyone, and printing works without it. */
const NOT_KEPT = 'src/site/papers/pdf/make-pdf.ts';

/**
 * Addresses of every hashed file that the funnel and the pages around it can ever need, sorted. The
 * style sheets of those pages are written into them.
 * @throws if the build has lost the funnel, or the page where it ends.
 */
export function offlineFiles(manifest: Manifest): string[] {
  const chunk = (key: string) => chunkOf(manifest, key);
  const keys = reached(
    [END, ROUTES, PAGE_SCRIPT, APP, ...(RECOVER in manifest ? [RECOVER] : [])],
    (key) => {
      const { imports = [], dynamicImports = [] } = chunk(key);
      // The other pages are opened as documents.
      const later =
        key === APP || key === ROUTES ? [] : dynamicImports.filter((one) => one !== NOT_KEPT);
      return [...imports, ...later];
    },
  );
  const chunks = [...keys].map(chunk);
  if (!chunks.some(({ name }) => name === FUNNEL_CHUNK)) {
    throw new Error(`${APP} no longer imports the funnel`);
  }
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].map((file) => `/${file}`).sort();
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build manifest`);
  return chunk;
}
