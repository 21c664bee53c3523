import type { LintRule } from '../../rule.ts';

export const g1: LintRule = {
  code: 'G1',
  keeps: 'The flow starts at one of its steps.',
  severity: 'error',
  check: ({ flowProblems, flowPath }) =>
    flowProblems
      .filter(({ code }) => code === 'start')
      .map(({ at, text }) => ({
        file: flowPath,
        pointer: at,
        message: `${text[0]?.toUpperCase()}${text.slice(1)}: no visitor could start.`,
      })),
};
