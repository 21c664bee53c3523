import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g7: LintRule = {
  code: 'G7',
  name: 'branch-not-shadowed',
  layer: 'branches',
  guarantee: 'No transition is blocked by those above it.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    return compiled.steps.flatMap(({ id, position, next }) =>
      next.flatMap(({ to, when }, index) => {
        const witness = proof.open.get(`${id} ${index}`);
        if (when === null || witness === undefined || proof.fired.has(`${id} ${index}`)) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}`,
            message: `The transition from "${id}" to "${to}" is never taken: whenever its condition holds, one above it holds too, so no visitor goes there.`,
            suggestion: 'Move it above the other one, or narrow the other condition.',
            witness: { step: id, answers: witness.to.answers },
          },
        ];
      }),
    );
  },
};
