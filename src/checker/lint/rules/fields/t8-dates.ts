import type { Defect } from '../../finding.ts';
import { answerStep } from '../../../proof/answer-step.ts';
import { faultOf } from '../../../proof/fault.ts';
import { onDay } from '../../../proof/subject.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

/** Days on which a date rule is most likely to fail. */
const DAYS = ['2026-01-01', '2026-12-31', '2028-02-29', '2027-02-28'];

export const t8: LintRule = {
  code: 'T8',
  name: 'date-answerable',
  layer: 'branches',
  guarantee: 'A step that depends on the date can be answered on any day.',
  severity: 'error',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined) return [];
    const dated = [...proof.subject.steps].flatMap(([id, { stepReads }]) =>
      stepReads.has('$today') || stepReads.has('$year') ? [id] : [],
    );
    return DAYS.flatMap((today): Defect[] => {
      const subject = onDay(proof.subject, today);
      return dated.flatMap((id) => {
        const at = subject.steps.get(id);
        const state = proof.reached.get(id);
        if (at === undefined || state === undefined) return [];
        const result = answerStep(subject, at, state.known, new Map());
        if (result.ok) return [];
        const { problem, place } = faultOf(at.model, result.why);
        return [
          {
            ...(place ?? { file: model.flowPath, pointer: at.model.at }),
            message: `On ${today} nobody can complete "${at.step.id}": ${problem}.`,
            witness: { step: at.step.id, answers: state.answers },
          },
        ];
      });
    });
  },
};
