import type { LintRule } from '../../rule.ts';
import { faultOf } from '../../../proof/fault.ts';
import { proofOf } from '../../../proof/prove.ts';
import { lostVisitors, VISITORS } from '../../../visitors/random-visit.ts';

export const p1: LintRule = {
  code: 'P1',
  name: 'proven',
  layer: 'steps',
  guarantee:
    'Everything is proven for all visitors; where it cannot be, random visitors walk instead (an error with `--strict`).',
  severity: 'warning',
  check: (model) => {
    const { flowPath } = model;
    const proof = proofOf(model);
    if (proof === undefined || proof.unproven.length === 0 || lostVisitors(proof).length > 0) {
      return [];
    }
    return proof.unproven.flatMap(({ state, why }) => {
      const step = model.steps.find(({ id }) => id === state.step);
      if (step === undefined) return [];
      const { problem, place, suggestion } = faultOf(step, why);
      return {
        ...(place ?? { file: flowPath, pointer: step.at }),
        message: `Not proven at "${state.step}": ${problem}. Instead, ${VISITORS} random visitors walked the questionnaire, and all came to an end.`,
        suggestion,
        witness: { step: state.step, answers: state.answers },
      };
    });
  },
};
