import type { Node } from 'jsonc-parser';
import type { ProjectTexts } from '../project/texts.ts';

/** Another text for a key or a value of a JSON file, which keeps everything around it. */
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

/** The files with the tokens of each replaced. A file may come several times, as questionnaires share it. */
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

/** The token that writes another text in place of a key or a text. */
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

/** The value of an object under a name, or the item of a list at a place. */
export function under(node: Node | undefined, name: string | number): Node | undefined {
  if (typeof name === 'number') return itemsOf(node)[name];
  return propertiesOf(node).find((property) => property.name === name)?.value;
}

export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.type === 'array' ? (node.children ?? []) : [];
}

/** A text with the keys that lead to it, the outermost first; items of lists by their place. */
export type Placed = { node: Node; keys: readonly string[] };

/** Every text of a file, keys left out. */
export function textsIn(node: Node | undefined, keys: readonly string[] = []): Placed[] {
  if (node === undefined) return [];
  if (node.type === 'string') return [{ node, keys }];
  if (node.type === 'array') {
    return itemsOf(node).flatMap((item, index) => textsIn(item, [...keys, String(index)]));
  }
  return propertiesOf(node).flatMap(({ name, value }) => textsIn(value, [...keys, name]));
}
