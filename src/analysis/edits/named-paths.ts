import type { SourceFile } from '../project/source-file.ts';
import { textsIn, type Placed } from './tokens.ts';

/**
 * Texts of a file that are the path of an answer, or of something inside of it; those of migrations,
 * which speak of older answers, are not among them.
 * @param isSection whether the path is that of a section, which a plain word may be called as well
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

/** Places where a single word is the name of a section, and nothing else that is called the same. */
function namesSection(file: string, keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? '';
  if (['var', 'answered', 'answer'].includes(last)) return true;
  if (/^\d+$/.test(last) && ['var', 'answered'].includes(keys.at(-2) ?? '')) return true;
  if (!file.startsWith('flows/')) return false;
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
  return /^(derive\/\*\/to|steps\/\*\/answers(\/\*)?|steps\/\*\/prefill\/.*)$/.test(place);
}

/** An item of a list stands at a number, and at `*` in a path that means all of them. */
export const isAt = (written: string | undefined, key: string | undefined): boolean =>
  written === key ||
  (key === '*' && /^\d+$/.test(written ?? '')) ||
  (written === '*' && /^\d+$/.test(key ?? ''));
