import type { Node } from 'jsonc-parser';
import type { ProjectTexts } from '../project/source-file.ts';

/** A replacement text for a key or value of a JSON file that leaves everything around it as is. */
export type Token = { offset: number; length: number; text: string };

/** The file with its tokens replaced. */
function withTokens(text: string, tokens: readonly Token[]): string {
  const placed = new Map(tokens.map((token) => [token.offset, token]));
  return [...placed.values()]
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (all, { offset, length, text: put }) =>
        all.slice(0, offset) + put + all.slice(offset + length),
      text,
    );
}

/**
 * Replaces the tokens of each file. A file may occur several times, since questionnaires share files.
 */
export function withAllTokens(
  texts: ProjectTexts,
  tokens: Iterable<readonly [file: string, tokens: readonly Token[]]>,
): ProjectTexts {
  const byFile = new Map<string, Token[]>();
  for (const [file, own] of tokens) byFile.set(file, [...(byFile.get(file) ?? []), ...own]);
  const changed = new Map(texts);
  for (const [file, own] of byFile) {
    if (own.length > 0) changed.set(file, withTokens(texts.get(file) ?? '', own));
  }
  return changed;
}

/** The token that replaces a key or string value. */
export function replacementToken({ offset, length }: Node, text: string): Token {
  return { offset, length, text: JSON.stringify(text) };
}

/** The properties of an object, each with the nodes of its key and its value. */
export function propertiesOf(node: Node | undefined): { key: Node; name: string; value: Node }[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children = [] }) => {
    const [key, value] = children;
    return key === undefined || value === undefined
      ? []
      : [{ key, value, name: String(key.value) }];
  });
}

/** The value of an object's property, or the list item at an index. */
export function under(node: Node | undefined, name: string | number): Node | undefined {
  if (typeof name === 'number') return itemsOf(node)[name];
  return propertiesOf(node).find((property) => property.name === name)?.value;
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

export const listed = (node: Node | undefined, name: string): readonly Node[] =>
  itemsOf(under(node, name));

/** A string value with the keys that lead to it, outermost first; list items by index. */
export type Placed = { node: Node; keys: readonly string[] };

/** Every string value of a file, excluding keys. */
export function textsIn(node: Node | undefined, keys: readonly string[] = []): Placed[] {
  if (node === undefined) return [];
  if (node.type === 'string') return [{ node, keys }];
  if (node.type === 'array') {
    return itemsOf(node).flatMap((item, index) => textsIn(item, [...keys, String(index)]));
  }
  return propertiesOf(node).flatMap(({ name, value }) => textsIn(value, [...keys, name]));
}
