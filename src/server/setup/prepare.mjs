// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCK } from './stamp.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const OLDEST_NODE = [20, 19];

/** Exits with a message if Node is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org and try again.`,
  );
}

/**
 * Installs the packages in package-lock.json if any is missing: all of them, or those that run a site
 * which is built. Not with `npm ci`: that refuses a lock file without builds for other platforms, which
 * a registry need not have.
 */
export function install({ onlyToRun = false } = {}) {
  if (isInstalled(onlyToRun)) return;
  console.log('Installing the dependencies; the first time this takes about a minute ...');
  npm(
    ['install', '--no-save', '--no-audit', '--no-fund', onlyToRun ? '--omit=dev' : '--include=dev'],
    'The dependencies could not be installed',
  );
}

export function build() {
  console.log('Building the site; this takes some ten seconds ...');
  npm(['run', '--silent', 'build'], 'The site could not be built');
}

function npm(args, failure) {
  // Within "npm start" npm gives its own path; on Windows a shell would only find npm.cmd.
  const cli = process.env.npm_execpath;
  const result = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) fail(`${failure}: see the lines above.`);
}

function isInstalled(onlyToRun) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, LOCK))).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (onlyToRun && dev) || present[path]?.version === version,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
