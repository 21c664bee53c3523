import { next, previous } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g16: LintRule = {
  code: 'G16',
  name: 'back-undoes-next',
  layer: 'journeys',
  guarantee: 'On every path, Back leads to the step that the visitor came from.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    return proof.ends.flatMap((end): Defect[] =>
      end.trail.flatMap((id) => {
        const around = proof.subject.ambient;
        const forward = next(compiled, id, end.known, around);
        const back = forward && previous(compiled, forward.id, end.known, around);
        if (back?.id === id) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${compiled.step(id)?.position ?? 0}`,
            message: `After Continue on "${id}", Back leads to "${back?.id ?? 'nowhere'}".`,
            witness: { step: id, answers: end.answers },
          },
        ];
      }),
    );
  },
};
