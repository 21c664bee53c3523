import type { SourceFile } from '../project/source-file.ts';
import { textsIn, type Placed } from './tokens.ts';

/**
 * The strings in a file that are the path of an answer or of something inside it. Migrations are
 * skipped because they refer to older answers.
 * @param isSection whether the path is that of a section, whose name may also occur as a plain word
 */
export function textsNaming(
  { path: file, tree }: SourceFile,
  path: readonly string[],
  isSection: boolean,
): (Placed & { written: readonly string[] })[] {
  return textsIn(tree).flatMap(({ node, keys }) => {
    if (keys[0] === 'migrations') return [];
    const written = String(node.value).split('.');
    const isHere =
      written.length >= path.length && path.every((key, index) => isAt(written[index], key));
    if (!isHere || (isSection && written.length === 1 && !namesSection(file, keys))) return [];
    return [{ node, keys, written }];
  });
}

/** Whether a single word at this place can only be the name of a section. */
function namesSection(file: string, keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? '';
  if (['var', 'answered', 'answer'].includes(last)) return true;
  if (/^\d+$/.test(last) && ['var', 'answered'].includes(keys.at(-2) ?? '')) return true;
  if (!file.startsWith('flows/')) return false;
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
  return /^(derive\/\*\/to|steps\/\*\/answers(\/\*)?|steps\/\*\/prefill\/.*)$/.test(place);
}

/** A list item is written as a number, or as `*` in a path that means all items. */
export const isAt = (written: string | undefined, key: string | undefined): boolean =>
  written === key ||
  (key === '*' && /^\d+$/.test(written ?? '')) ||
  (written === '*' && /^\d+$/.test(key ?? ''));
