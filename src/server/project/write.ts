import { mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectTexts } from '../../checker/project/source-file.ts';
import { format } from 'oxfmt';
import style from '../../../.oxfmtrc.json' with { type: 'json' };

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

const { printWidth, singleQuote } = style;

/**
 * A text as `npm run format` would write it; null if it cannot be parsed, or if it is nested so deeply
 * that the formatter could end the process.
 * @param path its ending names the language
 */
export async function formatText(path: string, text: string): Promise<string | null> {
  if (isTooDeep(text)) return null;
  const { code, errors } = await format(path, text, { printWidth, singleQuote });
  return errors.length === 0 ? code : null;
}

/** The formatter is native code: at some 2,000 levels it overflows its stack. */
const DEEPEST = 500;

/** Counts the brackets in texts and comments too, where a parser could disagree about their ends. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
