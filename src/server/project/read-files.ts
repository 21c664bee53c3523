import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectTexts } from '../../checker/project/source-file.ts';

/** Where the files of a questionnaire are. */
export const FOLDERS = ['flows', 'schemas', 'supabase/migrations'];
/** Documentation, and files that operating systems create in folders. */
const IGNORED = /^\.|\.md$/;

/**
 * Reads the questionnaire in a folder from disk. Folders that do not exist count as empty, and
 * links are not followed.
 */
export function readProject(root: string): ProjectTexts {
  const texts = new Map<string, string>();
  const visit = (folder: string): void => {
    const entries = unlessGone(() => readdirSync(join(root, folder), { withFileTypes: true }));
    for (const entry of entries ?? []) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      if (!entry.isFile() || IGNORED.test(entry.name)) continue;
      const text = textAt(join(root, path));
      if (text !== null) texts.set(path, text);
    }
  };
  for (const folder of FOLDERS) visit(folder);
  return texts;
}

/** The text of a file; null if there is none. */
export function textAt(file: string): string | null {
  return unlessGone(() => readFileSync(file, 'utf8'));
}

/** What `read` returns; null where it finds nothing, e.g. since somebody has just removed it. */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
