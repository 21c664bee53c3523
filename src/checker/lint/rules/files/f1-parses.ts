import { syntaxWords } from '../../../project/syntax-words.ts';
import type { SourceFile } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';

export const f1: LintRule = {
  code: 'F1',
  name: 'file-parses',
  layer: 'files',
  guarantee: 'Every file is valid JSON.',
  severity: 'error',
  check: ({ files }) => syntaxDefects(files),
};

type SyntaxDefect = {
  file: string;
  pointer: string;
  offset: number;
  message: string;
  suggestion: string;
};

/** The first syntax error of each file. */
export function syntaxDefects(files: readonly SourceFile[]): SyntaxDefect[] {
  return files.flatMap(({ path, text, syntax }) =>
    syntax.slice(0, 1).map(({ offset, text: code }) => {
      const { what, how } = syntaxWords(text, code, offset);
      return {
        file: path,
        pointer: '',
        offset,
        message: `This file is not valid JSON (${what}): nothing in it would reach a visitor.`,
        suggestion: how,
      };
    }),
  );
}
