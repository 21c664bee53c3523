import type { Diagnostic } from '@codemirror/lint';
import type { Finding } from '../../../checker/lint/rule.ts';
import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { keysIn } from '../../../engine/core.ts';
import { parseSource, segments } from '../../../checker/project/source-file.ts';

/**
 * Findings about a file as marks in its text. A mark starts at the finding and stays within its line.
 */
export function squiggles(text: string, findings: readonly Finding[]): Diagnostic[] {
  return findings.map((finding) => {
    const { code, severity, message, suggestion } = finding;
    const { from, to } = rangeOf(text, finding);
    const fix = quickFix(text, finding);
    return {
      from,
      to,
      severity,
      source: code,
      message: suggestion === undefined ? message : `${message}\n${suggestion}`,
      ...(fix && {
        actions: [
          {
            name: fix.name,
            apply: (view) =>
              view.dispatch({ changes: { from: fix.from, to: fix.to, insert: fix.insert } }),
          },
        ],
      }),
    };
  });
}

function rangeOf(text: string, { line, column, pointer }: Finding): { from: number; to: number } {
  const lineStart = offsetOfLine(text, line);
  const from = Math.min(text.length, lineStart + column - 1);
  const node = nodeOf(text, pointer);
  const end = lineEnd(text, from);
  const to = node === undefined ? end : Math.min(node.offset + node.length, end);
  return { from, to: Math.max(to, Math.min(from + 1, text.length)) };
}

function offsetOfLine(text: string, line: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, one) => sum + one.length + 1, 0);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

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
