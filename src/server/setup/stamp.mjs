// Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const LOCK = 'package-lock.json';
const SOURCES = ['src', 'schemas', 'flows', 'public', 'index.html', 'vite.config.ts'];
/** The settings that the build writes into the pages. */
const SETTING = /^(VITE_.*|SITE_URL)$/;
/** Tells what `dist` was built from. */
const STAMP = 'dist/.sources';

/** Whether `dist` is what a build would make now. @param {string} root */
export function isBuilt(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
}

/** Says that `dist` was built from the sources with this stamp. @param {string} root @param {string} stamp */
export function writeStamp(root, stamp) {
  writeFileSync(join(root, STAMP), stamp);
}

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
