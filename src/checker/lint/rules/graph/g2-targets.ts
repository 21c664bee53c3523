import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../../engine/core.ts';

export const g2: LintRule = {
  code: 'G2',
  keeps: 'Every transition of a step and every link of a page leads to a step or page that exists.',
  severity: 'error',
  check: ({ flowProblems, flowPath, flow }) =>
    flowProblems
      .filter(({ code }) => code === 'target')
      .map(({ at, text }) => {
        const name = /"([^"]+)"/.exec(text)?.[1] ?? '';
        const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])].map(({ id }) => id);
        const isSection = at.startsWith('/sections/');
        const way = at.startsWith('/pages/') ? 'the link of the page' : 'Continue';
        const harm = isSection
          ? 'the list beside the questions would count the wrong steps'
          : `${way} would lead nowhere`;
        const order = isSection
          ? 'Name the first step of each section, in the order of the steps.'
          : undefined;
        const suggestion = places.includes(name) ? undefined : (didYouMean(name, places) ?? order);
        return {
          file: flowPath,
          pointer: at,
          message: `${text[0]?.toUpperCase()}${text.slice(1)}: ${harm}.`,
          suggestion,
        };
      }),
};
