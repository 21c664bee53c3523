import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() && !IGNORED.test(entry.name))
        texts.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) visit(folder);
  return texts;
}
