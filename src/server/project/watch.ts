import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
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
  let watchers: FSWatcher[] = [];
  // Not one recursive watcher: on Linux, Node's loses every file that is replaced by renaming another.
  const follow = () => {
    const former = watchers;
    watchers = foldersIn(root).map((folder) => watch(folder, saved).on('error', saved));
    for (const watcher of former) watcher.close();
  };
  const settled = () => {
    try {
      // Folders may be new, gone, or gone and back.
      follow();
    } catch {
      // One went away just now.
      return saved();
    }
    onSave();
  };
  const saved = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, SETTLED);
  };
  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** The watched folders with all folders inside them. */
function foldersIn(root: string): string[] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => join(parentPath, name)),
    ]);
}
