import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Names begin with a letter or digit: no `..`, no hidden file, and neither `\` nor `%` in them. */
const PATH = /^(?:flows|schemas)(?:\/[a-z0-9][\w.-]*)*\/[a-z0-9][\w.-]*\.json$/i;

/** What the studio may write: JSON files below `flows/` and `schemas/` of the project. */
export const isStudioPath = (path: string): boolean => PATH.test(path);

/** Identifies a version of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Why a file of the project may not be written; null if it may. Links could lead out of the project. */
export function whyNotWritable(root: string, path: string): string | null {
  if (!isStudioPath(path)) return `"${path}" is not a JSON file in flows/ or schemas/.`;
  const folder = join(realpathSync(root), dirname(path));
  if (realOf(folder) !== folder)
    return `"${dirname(path)}" is a link, and the studio follows none.`;
  const entry = lstatSync(join(folder, path.split('/').at(-1) ?? ''), { throwIfNoEntry: false });
  return entry === undefined || entry.isFile() ? null : `"${path}" is not a plain file.`;
}

/** The real path of a folder whose last parts may not exist yet. */
function realOf(folder: string): string {
  if (lstatSync(folder, { throwIfNoEntry: false }) !== undefined) return realpathSync(folder);
  return `${realOf(dirname(folder))}${sep}${folder.slice(dirname(folder).length + 1)}`;
}
