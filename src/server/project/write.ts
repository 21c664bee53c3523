import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectTexts } from '../../checker/project/source-file.ts';
import { formatText } from './format.ts';

/**
 * Writes the changed files of a questionnaire, formatted as by `npm run format`, and removes
 * deleted ones along with folders left empty.
 * @returns their paths
 */
export async function writeChanged(
  root: string,
  before: ProjectTexts,
  after: ProjectTexts,
): Promise<{ written: string[]; removed: string[] }> {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), (await formatText(path, text)) ?? text);
  }
  const removed = [...before.keys()].filter((path) => !after.has(path));
  for (const path of removed) {
    rmSync(join(root, path));
    const folder = dirname(join(root, path));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return { written: changed.map(([path]) => path), removed };
}
