import { FUNNEL } from '../../../../funnel-path.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

const ADDRESS = new RegExp(`^${FUNNEL}(/[a-z0-9-]+)*$`, 'u');

export const f14: LintRule = {
  code: 'F14',
  keeps: 'Every step and page has an address of the funnel, the first step the funnel’s own.',
  severity: 'error',
  check: ({ flow, flowPath }) => {
    if (flow === undefined) return [];
    const places = [
      ...flow.steps.map(({ id, path }, index) => ({ id, path, at: `/steps/${index}/path` })),
      ...flow.pages.map(({ id, path }, index) => ({ id, path, at: `/pages/${index}/path` })),
    ];
    return places.flatMap(({ id, path, at }): Defect[] => {
      const draft = { file: flowPath, pointer: at };
      if (!ADDRESS.test(path)) {
        return [
          {
            ...draft,
            message: `"${path}" is not an address of the funnel: instead of "${id}" the visitor sees that there is no such page.`,
            suggestion: `Write "${FUNNEL}/${id}".`,
          },
        ];
      }
      if (id !== flow.start || path === FUNNEL) return [];
      return [
        {
          ...draft,
          message: `The links of the site lead to "${FUNNEL}", and the first step is at "${path}": nobody who follows one comes to the first question.`,
          suggestion: `Write "${FUNNEL}".`,
        },
      ];
    });
  },
};
