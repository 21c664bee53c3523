import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';
import { SAMPLE_IDS } from '../../../proof/sample-ids.ts';

export const r3: LintRule = {
  code: 'R3',
  keeps: 'Every remote column gets a value from some visitor who reaches the end.',
  severity: 'error',
  check: (model) => {
    const { compiled, flowPath } = model;
    const proof = proofOf(model);
    if (compiled === undefined || proof === undefined || proof.ends.length === 0) return [];
    const scope = { ...proof.subject.ambient, ...SAMPLE_IDS };
    return (['columns', 'quoted'] as const).flatMap((kind) =>
      Object.entries(kind === 'columns' ? compiled.columns : compiled.quotedColumns)
        .filter(([, value]) =>
          proof.ends.every(({ known }) => value({ ...known, ...scope }) === undefined),
        )
        .map(([name]) => ({
          file: flowPath,
          pointer: `/remote/${kind}/${name}`,
          message: `The column "${name}" is empty for every visitor: its data never reaches the people who process the quote.`,
        })),
    );
  },
};
