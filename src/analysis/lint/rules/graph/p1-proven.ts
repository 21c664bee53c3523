import type { LintRule } from '../../rule.ts';

export const p1: LintRule = {
  code: 'P1',
  keeps: 'Everything above is shown, not guessed: whatever the proof cannot decide is an error.',
  severity: 'error',
  check: ({ flowPath, compiled, proof }) => {
    const shown = proof();
    if (shown === undefined) return [];
    const open = shown.unproven.map(({ state, why }) => ({
      file: flowPath,
      pointer: `/steps/${compiled?.step(state.step)?.position ?? 0}`,
      message: `Not proven at "${state.step}": ${why}. A visitor may get stuck there.`,
      witness: { step: state.step, answers: state.answers },
    }));
    const many = shown.ways.more
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
