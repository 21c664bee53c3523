import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const l7: LintRule = {
  code: 'L7',
  name: 'read-on-path',
  layer: 'steps',
  guarantee:
    'What a transition, a rule or a list of choices reads is answered on every path to it, or checked for absence.',
  severity: 'error',
  check: (model) =>
    (proofOf(model)?.missing ?? []).map(({ step, path, by, state }) => {
      const index = (model.flow?.steps ?? []).findIndex(({ id }) => id === step);
      const place =
        by.kind === 'transition'
          ? { file: model.flowPath, pointer: `/steps/${index}/next/${by.index}/when` }
          : { file: `schemas/${step}/${by.expression.file}.json`, pointer: by.expression.at };
      return {
        ...place,
        message: `"${path}" may be unanswered when "${step}" reads it: such a visitor is treated as if the answer were a different one.`,
        suggestion: `Check first with { "answered": "${path}" }, or give a default with "firstOf".`,
        witness: { step, answers: state.answers },
      };
    }),
};
