import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../suggest.ts';

export const g2: LintRule = {
  code: 'G2',
  keeps: 'Every way out leads to a step or a page that exists.',
  severity: 'error',
  check: ({ flowProblems, flowPath, flow }) =>
    flowProblems
      .filter(({ code }) => code === 'target')
      .map(({ at, text }) => {
        const known = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].map(({ id }) => id);
        const suggestion = didYouMean(/"([^"]+)"/.exec(text)?.[1] ?? '', known);
        return {
          file: flowPath,
          pointer: at,
          message: `${text[0]?.toUpperCase()}${text.slice(1)}: Continue would lead nowhere.`,
          ...(suggestion === undefined ? {} : { suggestion }),
        };
      }),
};
