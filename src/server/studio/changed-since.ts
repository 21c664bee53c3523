import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True if a file, or anything in a folder, was changed, added or removed after a time (ms since 1970).
 */
export function changedSince(path: string, time: number): boolean {
  // Editors mark an open file with a link that leads nowhere.
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  return (
    stats.mtimeMs > time ||
    (stats.isDirectory() && readdirSync(path).some((name) => changedSince(join(path, name), time)))
  );
}
