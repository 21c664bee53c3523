import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
import { failedCorrections } from '../../../proof/changed-minds.ts';
import { faultOf, reasonOf } from '../../../proof/fault.ts';
import { proofOf } from '../../../proof/prove.ts';

export const g21: LintRule = {
  code: 'G21',
  name: 'corrections-possible',
  layer: 'branches',
  guarantee:
    'A visitor who goes back and changes an answer can fix everything that is then refused: no hidden question is checked.',
  severity: 'error',
  check: (model) => {
    const proof = proofOf(model);
    if (proof === undefined || proof.stuck.length > 0) return [];
    return failedCorrections(proof).map(({ changed, value, at, issue, answers, why }): Defect => {
      const { place } = faultOf(at.model, reasonOf(at, issue));
      const refusal = `After "${changed.name}" was changed to ${JSON.stringify(value)}, "${at.step.id}" says "${issue.message}"`;
      return {
        ...(place ?? { file: model.flowPath, pointer: at.model.at }),
        message:
          why === 'not asked'
            ? `${refusal} about "${issue.at.slice(1)}", which is then not asked: the visitor cannot fix it.`
            : `${refusal}, and no answer was found there that fixes it: the visitor cannot continue.`,
        suggestion:
          why === 'not asked'
            ? 'Make the rule hold while its question is hidden, or ask the question.'
            : 'Make the rule depend on answers of its own step.',
        witness: { step: at.step.id, answers },
      };
    });
  },
};
