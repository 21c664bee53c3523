import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Finding } from '../../../checker/lint/finding.ts';
import { keysIn } from '../../../engine/core.ts';
import { parseSource, segments } from '../../../checker/project/source-file.ts';

export type QuickFix = { from: number; to: number; insert: string; name: string };

/** The value that a finding refers to, or its nearest existing ancestor. */
export function nodeOf(text: string, pointer: string): Node | undefined {
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  const file = parseSource('', text);
  for (let keys = keysIn(pointer); ; keys = keys.slice(0, -1)) {
    const node = findNodeAtLocation(tree, segments(file, keys));
    if (node !== undefined || keys.length === 0) return node;
  }
}

/**
 * The edit that a suggestion describes, if it replaces a word that the message names, in the value or
 * else its key. Undefined if only a person can decide what to write.
 */
export function quickFix(
  text: string,
  { message, suggestion, pointer }: Pick<Finding, 'message' | 'suggestion' | 'pointer'>,
): QuickFix | undefined {
  const word = /^(?:Did you mean|Write) ("[^"\\]+")[?.]$/.exec(suggestion ?? '')?.[1];
  const node = nodeOf(text, pointer);
  if (word === undefined || node === undefined) return undefined;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const isValue = node.type === 'string' && (message.includes(quoted(node)) || key === undefined);
  const isKey = !isValue && key !== undefined && message.includes(quoted(key));
  const place = isValue ? node : isKey ? key : undefined;
  if (place === undefined) return undefined;
  return {
    from: place.offset,
    to: place.offset + place.length,
    insert: word,
    name: `Change to ${word}`,
  };
}

const quoted = ({ value }: Node) => JSON.stringify(value);
