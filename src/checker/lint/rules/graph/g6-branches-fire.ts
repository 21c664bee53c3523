import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g6: LintRule = {
  code: 'G6',
  name: 'branch-taken',
  layer: 'branches',
  guarantee: 'Every transition is taken by some visitor.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined || proof.unproven.length > 0) return [];
    const stuck = new Set(proof.stuck.map(({ state }) => state.step));
    return compiled.steps
      .filter(({ id }) => proof.reached.has(id) && !stuck.has(id))
      .flatMap(({ id, position, next }) =>
        next.flatMap(({ to, when }, index) => {
          const name = `${id} ${index}`;
          if (proof.fired.has(name) || (proof.open.has(name) && when !== null)) return [];
          return [
            {
              file: flowPath,
              pointer: `/steps/${position}/next/${index}`,
              message:
                when === null
                  ? `The transition from "${id}" to "${to}" is never taken: one of the conditions above it always holds.`
                  : `The transition from "${id}" to "${to}" is never taken: its condition holds for no visitor who reaches this step.`,
            },
          ];
        }),
      );
  },
};
