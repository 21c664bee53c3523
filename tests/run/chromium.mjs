import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debianPackages } from './debian.mjs';

/** The headless shell first: the same engine, and the tests take a fifth less time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Path of a Chromium for the browser tests: `CHROME_PATH`, one on this machine, Playwright's own,
 * Playwright's download, or Debian's package when running as root. If all of that fails, the process
 * exits with a message: the browser tests are never skipped.
 */
export function findChromium() {
  const found =
    process.env['CHROME_PATH'] ??
    onThisMachine() ??
    ofPlaywright() ??
    (downloaded() ? ofPlaywright() : undefined) ??
    (installedByApt() ? onThisMachine() : undefined);
  if (found !== undefined && existsSync(found)) return found;
  console.error(
    'No Chromium for the browser tests: install Chromium or Chrome, or set CHROME_PATH to one, and try again.',
  );
  process.exit(1);
}

function onThisMachine() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((dir) => join(dir, name))), ...APPS];
  return candidates.find((file) => existsSync(file));
}

function ofPlaywright() {
  const script =
    "import('@playwright/test').then(({chromium}) => console.log(chromium.executablePath()))";
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  const file = stdout.trim();
  return status === 0 && existsSync(file) ? file : undefined;
}

function downloaded() {
  console.log("No Chromium on this machine; trying Playwright's download ...");
  return run('npx', ['playwright', 'install', 'chromium']);
}

const installedByApt = () =>
  debianPackages('chromium-headless-shell') || debianPackages('chromium');

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
