import { isMissing, operation } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { operations } from '../../../model/comparisons.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import { scopesFor, truthOf } from '../../../proof/truth.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const l13: LintRule = {
  code: 'L13',
  name: 'no-dead-arm',
  layer: 'steps',
  guarantee:
    'Both branches of every `if` are taken by some visitor, and no fixed value hides operands of `firstOf`.',
  severity: 'error',
  check: (model) => [...arms(model), ...hidden(model)],
};

function arms(model: Model): Defect[] {
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
}

/** Operands of `firstOf` after one that is never empty. */
function hidden(model: Model): Defect[] {
  return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
    operations(expression, pointer)
      .filter(({ name }) => name === 'firstOf')
      .flatMap(({ operands, at }): Defect[] => {
        const fixed = operands.findIndex((one) => operation(one) === null && !isMissing(one));
        if (fixed < 0 || fixed === operands.length - 1) return [];
        return [
          {
            file,
            pointer: `${at}/firstOf/${fixed + 1}`,
            message:
              'This operand of "firstOf" is used for no visitor: there is always the fixed value before it.',
            suggestion: 'Put the fixed value last, or take it out.',
          },
        ];
      }),
  );
}
