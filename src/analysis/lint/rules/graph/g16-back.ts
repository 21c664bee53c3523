import { next, previous } from '../../../../flow/navigate.ts';
import type { Draft } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const g16: LintRule = {
  code: 'G16',
  keeps: 'Back leads to the step that the visitor came from, on every way.',
  severity: 'error',
  check: ({ compiled, flowPath, proof }) => {
    const shown = proof();
    if (compiled === undefined || shown === undefined) return [];
    return shown.ends.flatMap(({ trail, answers }): Draft[] =>
      trail.flatMap((id) => {
        const around = shown.subject.ambient;
        const forward = next(compiled, id, answers, around);
        const back = forward && previous(compiled, forward.id, answers, around);
        if (back?.id === id) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${compiled.step(id)?.position ?? 0}`,
            message: `After Continue on "${id}", Back leads to "${back?.id ?? 'nowhere'}".`,
            witness: { step: id, answers },
          },
        ];
      }),
    );
  },
};
