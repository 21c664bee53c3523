import type { LintRule } from '../../rule.ts';

export const g3: LintRule = {
  code: 'G3',
  keeps: 'Every step has exactly one transition without a condition, the last one.',
  severity: 'error',
  check: ({ flowProblems, flowPath }) =>
    flowProblems
      .filter(({ code }) => code === 'default')
      .map(({ at, text }) => ({
        file: flowPath,
        pointer: at,
        message: `${text[0]?.toUpperCase()}${text.slice(1)}: a visitor for whom no condition holds could not continue.`,
      })),
};
