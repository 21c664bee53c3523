import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import type { Json } from '../../../logic/json.ts';

/** Keys that lead to a value in a JSON file. */
export type Keys = readonly (string | number)[];

/** Sets the value at a place, or removes it if undefined; the rest keeps its formatting. */
export function withValue(text: string, at: Keys, value: Json | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, [...at], value, { formattingOptions }));
}

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
