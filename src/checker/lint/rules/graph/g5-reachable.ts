import { flowGraph } from '../../../proof/routes.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g5: LintRule = {
  code: 'G5',
  name: 'step-reachable',
  layer: 'journeys',
  guarantee: 'Every step is reached by some visitor, given the conditions.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined || proof.unproven.length > 0) return [];
    const linked = flowGraph(compiled).from(compiled.source.start);
    const blocked = new Set(
      proof.stuck.flatMap(({ state }) => [...flowGraph(compiled).from(state.step)]),
    );
    return compiled.steps
      .filter(({ id }) => linked.has(id) && !proof.reached.has(id) && !blocked.has(id))
      .map(({ id, position }) => ({
        file: flowPath,
        pointer: `/steps/${position}`,
        message: `No answers lead to "${id}": the conditions on the way to it never hold together, so nobody is asked its questions.`,
      }));
  },
};
