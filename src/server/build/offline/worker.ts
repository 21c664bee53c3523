import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readManifest } from '../../vite/manifest.ts';
import { filesIn } from '../files-in.ts';
import { fileOf } from '../prerender/prerender.ts';
import { baseOf } from '../../../site/funnel-path.ts';
import { SHELL, type Edition } from '../../../site/offline/edition.ts';
import { flowFiles } from '../../vite/flow-files.ts';
import { offlineFiles } from './files.ts';

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
