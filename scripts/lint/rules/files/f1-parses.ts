import type { LintRule } from '../../rule.ts';

export const f1: LintRule = {
  code: 'F1',
  keeps: 'Every file is valid JSON.',
  severity: 'error',
  check: ({ files }) =>
    files.flatMap(({ path, syntax }) =>
      syntax.slice(0, 1).map(({ offset, text }) => ({
        file: path,
        pointer: '',
        offset,
        message: `This is not JSON (${text}): nothing in the file would reach a visitor.`,
        suggestion: 'Look for a comma, a quote or a bracket that is missing or one too many.',
      })),
    ),
};
