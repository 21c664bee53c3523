import type { Diagnostic } from '@codemirror/lint';
import type { Finding } from '../../../checker/lint/finding.ts';
import { nodeOf, quickFix } from './quick-fix.ts';

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
