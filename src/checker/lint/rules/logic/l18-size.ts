import { expressionProblems } from '../../expression-problems.ts';
import type { LintRule } from '../../rule.ts';

export const l18: LintRule = {
  code: 'L18',
  keeps: 'No expression is nested too deeply to be read.',
  severity: 'error',
  check: (model) =>
    expressionProblems(model, ['too-deep'], 'nobody can tell what it means for a visitor'),
};
