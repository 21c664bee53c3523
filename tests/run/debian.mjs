import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages if this is Debian and the user is root; true if it did. */
export function debianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Trying Debian's packages (apt-get install ${names.join(' ')}) ...`);
  return apt('update') && apt('install', '-y', ...names);
}

function apt(...args) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
