import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths below a folder, with `/` between the names; none if there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
