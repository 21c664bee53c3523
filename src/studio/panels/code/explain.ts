import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import type { Texts } from '../../edits/project/texts.ts';
import { descriptionOf, metaAt, metaOf } from './meta-at.ts';
import { namesFor, OPERATOR_NAMES } from './known-names.ts';

export type Explained = { from: number; to: number; text: string };

/** Explains the word at an offset of a file; null if it has no description. */
export function explained(
  path: string,
  text: string,
  offset: number,
  texts: Texts,
): Explained | null {
  const meta = metaOf(path, texts);
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset);
  if (meta === undefined || node?.type !== 'string') return null;
  const keys = getNodePath(node);
  const key = String(keys.at(-1) ?? '');
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  const value = String(node.value);
  const named = isKey
    ? OPERATOR_NAMES.find(({ name }) => name === value)
    : namesFor(key, texts, undefined).find(({ name }) => name === value);
  const description = descriptionOf(metaAt(meta, keys)) || named?.about || '';
  const about = isKey ? description : named?.about || description;
  return about === '' ? null : { from: node.offset, to: node.offset + node.length, text: about };
}
