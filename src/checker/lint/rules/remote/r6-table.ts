import { isAbsent } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { proofOf } from '../../../proof/prove.ts';
import { SAMPLE_IDS } from '../../../proof/sent-rows.ts';
import type { LintRule } from '../../rule.ts';

/** Computes what is sent for the visitors found by the proof. The app sends only texts. */
export const r6: LintRule = {
  code: 'R6',
  name: 'column-is-text',
  layer: 'branches',
  guarantee: 'Every remote column of a flow gets a text.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined) return [];
    const visitors = [...proof.ends, ...proof.reached.values()];
    const sent = { columns: compiled.columns, quoted: compiled.quotedColumns };
    return Object.entries(sent).flatMap(([kind, columns]) =>
      Object.entries(columns).flatMap(([name, value]): Defect[] => {
        const wrong = visitors
          .map(({ known }) => value({ ...known, ...proof.subject.ambient, ...SAMPLE_IDS }))
          .find((one) => !isAbsent(one) && typeof one !== 'string');
        if (wrong === undefined) return [];
        return [
          {
            file: flowPath,
            pointer: `/remote/${kind}/${name}`,
            message: `The column "${name}" takes a text, but this gives ${JSON.stringify(wrong).slice(0, 60)}: nothing is sent for such a visitor.`,
            suggestion:
              'Read the answer itself, such as { "var": "email.email" }, or turn a list into a text with "join".',
          },
        ];
      }),
    );
  },
};
