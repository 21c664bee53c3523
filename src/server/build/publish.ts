import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files-in.ts';

/** Days that a tab may stay open across releases and still find the files of its own build. */
const KEPT_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
/** Their names change with their content, so those of two builds can coexist. */
const ASSETS = 'assets';

/**
 * Replaces the previous build with a finished one while a server keeps serving it: first the new
 * assets, then the pages that name them, each in one move. Assets of previous builds stay for two
 * weeks, for pages that visitors have open.
 */
export function publish(buildDir: string, distDir: string, now = Date.now()): void {
  const files = filesIn(buildDir);
  const isAsset = (file: string) => file.startsWith(`${ASSETS}/`);
  for (const file of files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)))) {
    mkdirSync(dirname(join(distDir, file)), { recursive: true });
    renameSync(join(buildDir, file), join(distDir, file));
  }
  const current = new Set(files);
  for (const file of filesIn(distDir).filter((old) => !current.has(old))) {
    const age = now - statSync(join(distDir, file)).mtimeMs;
    if (!isAsset(file) || age > KEPT_DAYS * DAY) rmSync(join(distDir, file));
  }
  rmSync(buildDir, { recursive: true });
}
