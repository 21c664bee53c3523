import type { LintRule } from '../../rule.ts';

export const g14: LintRule = {
  code: 'G14',
  name: 'no-way-back',
  layer: 'parts',
  guarantee: 'Transitions lead forward in the order of the file.',
  severity: 'error',
  check: ({ compiled, flowPath }) =>
    (compiled?.steps ?? []).flatMap(({ id, position, next }) =>
      next.flatMap(({ to }, index) => {
        const target = compiled?.step(to);
        if (target === undefined || target.position > position) return [];
        return [
          {
            file: flowPath,
            pointer: `/steps/${position}/next/${index}/to`,
            message: `The transition from "${id}" leads back to "${to}": the progress bar would move backward, and the visitor would answer the same questions again.`,
            suggestion: 'Move the target step down in the file, or lead to a later step.',
          },
        ];
      }),
    ),
};
