import { expressionProblems } from '../../expression-problems.ts';
import type { LintRule } from '../../rule.ts';

export const l1: LintRule = {
  code: 'L1',
  keeps: 'An expression object has exactly one operator.',
  severity: 'error',
  check: (model) =>
    expressionProblems(model, ['not-one-operator'], 'it would be true for every visitor'),
};
