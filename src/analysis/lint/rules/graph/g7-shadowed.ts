import type { LintRule } from '../../rule.ts';

export const g7: LintRule = {
  code: 'G7',
  keeps: 'No way out is hidden by those above it.',
  severity: 'error',
  check: ({ compiled, flowPath, proof }) => {
    const shown = proof();
    if (compiled === undefined || shown === undefined) return [];
    return compiled.steps.flatMap(({ id, position, next }) =>
      next.flatMap(({ to, when }, index) => {
        const witness = shown.open.get(`${id} ${index}`);
        if (when === null || witness === undefined || shown.fired.has(`${id} ${index}`)) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}`,
            message: `The way from "${id}" to "${to}" is hidden: whenever its condition holds, one above it holds too, so no visitor goes there.`,
            suggestion: 'Put it above the other one, or narrow the other condition.',
            witness: { step: id, answers: witness.answers },
          },
        ];
      }),
    );
  },
};
