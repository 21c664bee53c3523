import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readManifest } from '../../vite/manifest.ts';
import { fileOf } from '../prerender/prerender.ts';
import { SHELL, type Edition } from '../../../site/offline/edition.ts';
import { flowFiles } from '../../vite/flow-files.ts';
import { funnelFiles } from './files.ts';

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
    funnelFiles(readManifest(distDir)).map((file) => [file, hash(file)]),
  );
  const firsts = flowFiles().map(({ base }) => [base, hash(fileOf(base))]);
  const pages = { ...Object.fromEntries(firsts), [SHELL]: hash(SHELL) };
  return { version: sha256(JSON.stringify([files, pages])).slice(0, 16), files, pages };
}

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
