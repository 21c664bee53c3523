import type { LintRule } from '../../rule.ts';
import { faultOf } from '../../../proof/fault.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const p1: LintRule = {
  code: 'P1',
  keeps: 'Everything above is shown, not guessed: whatever the proof cannot decide is an error.',
  severity: 'error',
  check: (model) => {
    const { flowPath, compiled } = model;
    const proof = proofOf(model);
    if (proof === undefined) return [];
    const open = proof.unproven.map(({ state, why }) => {
      const step = model.steps.find(({ id }) => id === state.step);
      const fault = step === undefined ? null : faultOf(step, why);
      const { said, file, pointer } =
        fault === null || fault.pointer === ''
          ? {
              said: why,
              file: flowPath,
              pointer: `/steps/${compiled?.step(state.step)?.position ?? 0}`,
            }
          : fault;
      return {
        file,
        pointer,
        message: `Not proven at "${state.step}": ${said}. A visitor may get stuck there.`,
        witness: { step: state.step, answers: state.answers },
      };
    });
    const many = proof.routes.more
      ? [
          {
            file: flowPath,
            pointer: '/steps',
            message: 'Not proven: there are more ways through the flow than can be counted.',
          },
        ]
      : [];
    return [...open, ...many];
  },
};
