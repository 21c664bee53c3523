import { constantOutcomes } from '../../constant-outcomes.ts';
import type { LintRule } from '../../rule.ts';

export const l10: LintRule = {
  code: 'L10',
  name: 'not-always-true',
  layer: 'steps',
  guarantee: 'No named condition and no rule holds for all answers.',
  severity: 'error',
  check: (model) =>
    constantOutcomes(model, true, {
      condition: (name) =>
        `The condition "${name}" holds for every visitor: the other branch is never taken.`,
      rule: (id) => `The rule "${id}" holds for every answer: no visitor ever sees its message.`,
    }),
};
