import type { LintRule } from '../../rule.ts';
import { faultOf } from '../../../proof/fault.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const p1: LintRule = {
  code: 'P1',
  keeps: 'Everything above is proven, not guessed: anything the proof cannot decide is an error.',
  severity: 'error',
  check: (model) => {
    const { flowPath } = model;
    const proof = proofOf(model);
    if (proof === undefined) return [];
    return proof.unproven.flatMap(({ state, why }) => {
      const step = model.steps.find(({ id }) => id === state.step);
      if (step === undefined) return [];
      const { problem, place, suggestion } = faultOf(step, why);
      return {
        ...(place ?? { file: flowPath, pointer: step.at }),
        message: `Not proven at "${state.step}": ${problem}. A visitor may get stuck there.`,
        suggestion,
        witness: { step: state.step, answers: state.answers },
      };
    });
  },
};
