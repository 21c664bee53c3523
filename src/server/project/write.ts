import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import type { ProjectTexts } from '../../analysis/project/texts.ts';

/**
 * Writes the files of a questionnaire that changed, formatted as `npm run format` would.
 * @returns their paths
 */
export async function writeChanged(
  root: string,
  before: ProjectTexts,
  after: ProjectTexts,
): Promise<string[]> {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await format(text, { parser: 'json', printWidth: 100 }));
  }
  return changed.map(([path]) => path);
}
