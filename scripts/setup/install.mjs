import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** npm writes this file at the end of an install, so it is as old as the install is. */
const STAMP = 'node_modules/.package-lock.json';
const LOCK = 'package-lock.json';

/** Installs the packages of the lock file when there are none or the lock file is newer. */
export function ensureInstalled() {
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing packages (npm ci), about a minute the first time ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    'Installing the packages failed: check the connection to the npm registry and try again.',
  );
  process.exit(1);
}
