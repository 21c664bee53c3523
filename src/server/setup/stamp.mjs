// Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

export const LOCK = 'package-lock.json';
const SOURCES = ['src', 'schemas', 'flows', 'public', 'index.html', 'vite.config.ts'];
/** The settings that the build writes into the pages. */
const SETTING = /^(VITE_.*|SITE_URL)$/;

/**
 * A hash of everything the build reads, files and settings: `dist` is stale if it differs.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function stampOf(root, environment = process.env) {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, LOCK].flatMap((name) => filesAt(join(root, name)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  const settings = Object.keys(environment).filter((name) => SETTING.test(name));
  for (const name of settings.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

/** The file itself, or all files below the folder; none if the path does not exist. */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
