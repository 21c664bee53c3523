import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Names begin with a letter or digit, which rules out `..`, hidden files, `\` and `%`. */
const PATH = /^(?:flows|schemas)(?:\/[a-z0-9][\w.-]*)*\/[a-z0-9][\w.-]*\.json$/i;

/** The studio may write JSON files below the project's `flows/` and `schemas/`. */
export const isStudioPath = (path: string): boolean => PATH.test(path);

/** Identifies a version of a text by its content. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Why a project file may not be written; null if it may. Symbolic links could lead out of the project.
 */
export function whyNotWritable(root: string, path: string): string | null {
  if (!isStudioPath(path)) return `"${path}" is not a JSON file in flows/ or schemas/.`;
  const folder = join(realpathSync(root), dirname(path));
  if (realOf(folder) !== folder)
    return `"${dirname(path)}" is a link, and the studio follows none.`;
  const entry = lstatSync(join(folder, path.split('/').at(-1) ?? ''), { throwIfNoEntry: false });
  return entry === undefined || entry.isFile() ? null : `"${path}" is not a plain file.`;
}

/** The real path of a folder whose trailing parts may not exist yet. */
function realOf(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return realpathSync(folder);
  return `${realOf(dirname(folder))}${sep}${folder.slice(dirname(folder).length + 1)}`;
}
