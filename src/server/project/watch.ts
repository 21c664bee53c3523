import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './files.ts';

/** Editors save in several writes, which are complete after this many milliseconds. */
const SETTLED = 100;

/**
 * Calls `onSave` once after each edit of the questionnaires in a folder, until the returned
 * function is called. Folders that do not exist yet are not watched.
 */
export function watchProject(root: string, onSave: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const saved = () => {
    clearTimeout(timer);
    timer = setTimeout(onSave, SETTLED);
  };
  const watchers = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, saved));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
