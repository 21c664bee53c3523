import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildEngine } from '../../../src/server/build/package/build-engine.ts';
import { openSiteFiles } from '../../../src/server/http/site-files.ts';
import { requestPath } from '../../../src/server/http/site.ts';
import { listen } from '../listen.ts';
import type { Site } from '../site.ts';

const APPS = 'tests/bench/peers/apps';
/** Not in the repository's own packages: `npm ci` removes it, and the next run installs it again. */
const INSTALLED = resolve('node_modules/.cache/peers');
const LOCK = 'package-lock.json';

/** Installs what the apps import, unless it is there, with the engine as it would be published. */
export async function installApps(): Promise<void> {
  const lock = join(INSTALLED, LOCK);
  const isInstalled =
    existsSync(join(INSTALLED, 'node_modules/vite')) &&
    readFileSync(lock, 'utf8') === readFileSync(join(APPS, LOCK), 'utf8');
  mkdirSync(INSTALLED, { recursive: true });
  cpSync(APPS, INSTALLED, { recursive: true });
  if (!isInstalled) run('npm', 'ci', '--no-audit', '--no-fund');
  await buildEngine(join(INSTALLED, 'node_modules/@plumbline/engine'));
  run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.');
}

/** Builds an app for production, with a compressed copy of each file; returns the folder. */
export function buildApp(name: string): string {
  const folder = join(INSTALLED, 'built', name);
  const vite = ['node_modules/vite/bin/vite.js', 'build', name, '--logLevel', 'error'];
  run(process.execPath, ...vite, '--outDir', folder, '--emptyOutDir');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  return folder;
}

/** Serves the files of a folder with gzip; any other path is the app's own, at which it starts. */
export function serveFolder(folder: string): Promise<Omit<Site, 'pid'>> {
  const files = openSiteFiles(folder);
  const server = createServer((request, response) => {
    // All alike, whatever else lies beside a file.
    request.headers['accept-encoding'] = 'gzip';
    const path = requestPath(request.url);
    const isSent = files(path, 200, request, response) || files('/', 200, request, response);
    if (!isSent) response.writeHead(404).end();
  });
  return listen(server);
}

/** @throws with the command's output. */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: INSTALLED, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}
