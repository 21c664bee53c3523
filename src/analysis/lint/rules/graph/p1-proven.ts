import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const p1: LintRule = {
  code: 'P1',
  keeps: 'Everything above is shown, not guessed: whatever the proof cannot decide is an error.',
  severity: 'error',
  check: (model) => {
    const { flowPath, compiled } = model;
    const proof = proofOf(model);
    if (proof === undefined) return [];
    const open = proof.unproven.map(({ state, why }) => ({
      file: flowPath,
      pointer: `/steps/${compiled?.step(state.step)?.position ?? 0}`,
      message: `Not proven at "${state.step}": ${why}. A visitor may get stuck there.`,
      witness: { step: state.step, answers: state.answers },
    }));
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
