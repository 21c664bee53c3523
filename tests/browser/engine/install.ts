import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const APP = 'tests/browser/engine/app';
/** What an app needs besides the peer dependencies: build tools and React's types. */
const TOOLS = ['vite', 'typescript', '@types/react', '@types/react-dom'];

/** Runs a command in a folder, the project's root by default. @throws with the command's output */
export async function command(file: string, args: readonly string[], cwd = '.'): Promise<string> {
  const { stdout } = await run(file, args, { cwd }).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
  return stdout;
}

/** Builds and packs the engine as for publishing; returns the tarball and the names of its files. */
export async function pack(folder: string): Promise<{ file: string; names: string[] }> {
  const built = join(folder, 'engine');
  await command('node', ['scripts/plumbline.mjs', 'build-engine', built]);
  const packed = await command('npm', ['pack', '--json', '--pack-destination', folder], built);
  const [{ filename, files }] = JSON.parse(packed);
  return {
    file: join(folder, filename),
    names: files.map(({ path }: { path: string }) => join(built, path)),
  };
}

/**
 * Installs the engine from its tarball into a fresh app. The peer dependencies, which an app would
 * download, are linked from this project, so that no test needs a network.
 */
export async function installApp(folder: string, tarball: string): Promise<void> {
  cpSync(APP, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const offline = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await command('npm', ['install', ...offline, tarball], folder);
  const installed = join(folder, 'node_modules');
  const manifest = readFileSync(join(installed, '@plumbline/engine/package.json'), 'utf8');
  const peers = Object.keys(JSON.parse(manifest).peerDependencies);
  const others = peers.filter((name) => !name.startsWith('@supabase/'));
  for (const name of [...others, ...TOOLS]) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(installed, name));
  }
}
