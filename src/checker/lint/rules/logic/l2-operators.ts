import { expressionProblems } from '../../expression-problems.ts';
import type { LintRule } from '../../rule.ts';

export const l2: LintRule = {
  code: 'L2',
  keeps: 'Only operators of the project are used, each with the right number of operands.',
  severity: 'error',
  check: (model) =>
    expressionProblems(
      model,
      ['unknown-operator', 'arity', 'bad-path', 'not-a-name', 'item-scope'],
      'it would throw or be false for every visitor',
    ),
};
