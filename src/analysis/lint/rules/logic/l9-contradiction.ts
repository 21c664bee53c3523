import { constantOutcomes } from '../../constant-outcomes.ts';
import type { LintRule } from '../../rule.ts';

export const l9: LintRule = {
  code: 'L9',
  keeps: 'Every named condition and every rule can hold.',
  severity: 'error',
  check: (model) =>
    constantOutcomes(model, false, {
      condition: (name) =>
        `The condition "${name}" holds for no visitor: what depends on it never happens.`,
      rule: (id) => `The rule "${id}" is broken by every answer: no visitor gets past this step.`,
    }),
};
