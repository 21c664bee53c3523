import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Keys } from '../../../checker/project/with-value.ts';

/** Swaps two properties of an object, or two items of a list. */
export function withSwapped(
  text: string,
  at: Keys,
  one: string | number,
  other: string | number,
): string {
  const tree = parseTree(text);
  const found = [one, other].flatMap((key) => {
    const value = tree === undefined ? undefined : findNodeAtLocation(tree, [...at, key]);
    const node = value?.parent?.type === 'property' ? value.parent : value;
    return node === undefined ? [] : [node];
  });
  const [first, second] = found.toSorted((a, b) => a.offset - b.offset);
  if (first === undefined || second === undefined) return text;
  const textOf = ({ offset, length }: Node) => text.slice(offset, offset + length);
  return [
    text.slice(0, first.offset),
    textOf(second),
    text.slice(first.offset + first.length, second.offset),
    textOf(first),
    text.slice(second.offset + second.length),
  ].join('');
}
