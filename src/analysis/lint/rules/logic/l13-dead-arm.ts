import { operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import { scopesFor, truthOf } from '../../../proof/truth.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const l13: LintRule = {
  code: 'L13',
  keeps: 'Both branches of every `if` are taken by some visitor.',
  severity: 'error',
  check: (model) => {
    const subject = proofOf(model)?.subject;
    if (subject === undefined) return [];
    // Columns are also computed from drafts saved by earlier versions of the flow.
    const current = expressionsOf(model).filter(({ pointer }) => !pointer.startsWith('/remote/'));
    return current.flatMap(({ file, pointer, expression }) =>
      operations(expression, pointer)
        .filter(({ name }) => name === 'if')
        .flatMap(({ operands, at }) => {
          const [test] = operands;
          if (test === undefined) return [];
          const { scopes, exact } = scopesFor(subject, [test]);
          if (!exact) return [];
          const truths = truthOf(subject, test, scopes);
          const arm = truths.every(Boolean) ? 'third' : truths.some(Boolean) ? null : 'second';
          if (arm === null) return [];
          return [
            {
              file,
              pointer: at,
              message: `The ${arm} operand of this "if" is used for no visitor: its condition ${arm === 'third' ? 'always holds' : 'never holds'}.`,
              suggestion: 'Replace the "if" with the other operand, or fix the condition.',
            },
          ];
        }),
    );
  },
};
