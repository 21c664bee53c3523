import { syntaxWords } from '../../../project/syntax-words.ts';
import type { LintRule } from '../../rule.ts';

export const f1: LintRule = {
  code: 'F1',
  keeps: 'Every file is valid JSON.',
  severity: 'error',
  check: ({ files }) =>
    files.flatMap(({ path, text, syntax }) =>
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
    ),
};
