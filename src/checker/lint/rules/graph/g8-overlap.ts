import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g8: LintRule = {
  code: 'G8',
  name: 'branches-distinct',
  layer: 'branches',
  guarantee: 'No visitor meets two conditions of a step that lead to different places.',
  severity: 'warning',
  check: (model) =>
    (proofOf(model)?.overlaps ?? []).flatMap(({ first, second, leaving }) => {
      const step = model.compiled?.step(leaving.from.step);
      const [one, two] = [step?.next[first], step?.next[second]];
      if (step === undefined || one === undefined || two === undefined || one.to === two.to)
        return [];
      return [
        {
          file: model.flowPath,
          pointer: `/steps/${step.position}/next/${second}`,
          message: `The same visitor meets the conditions of the transitions to "${one.to}" and to "${two.to}": their order in the file decides.`,
          witness: { step: step.id, answers: leaving.to.answers },
        },
      ];
    }),
};
