import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g10: LintRule = {
  code: 'G10',
  name: 'path-ends',
  layer: 'branches',
  guarantee: 'Every path through the flow ends at a page.',
  severity: 'error',
  check: (model) =>
    (proofOf(model)?.circles ?? []).map((state) => ({
      file: model.flowPath,
      pointer: `/steps/${model.compiled?.step(state.step)?.position ?? 0}`,
      message: `A visitor returns to "${state.step}" (${[...state.trail, state.step].slice(-4).join(' → ')}) and never reaches the end.`,
      witness: { step: state.step, answers: state.answers },
    })),
};
