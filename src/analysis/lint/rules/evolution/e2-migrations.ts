import { migrations } from '../../../../draft/migrations/index.ts';
import type { LintRule } from '../../rule.ts';

export const e2: LintRule = {
  code: 'E2',
  keeps: 'The version of the flow is the one that the migrations of saved drafts lead to.',
  severity: 'error',
  check: ({ flow, flowPath }) => {
    const latest = migrations.length;
    if (flow === undefined || flow.version === latest) return [];
    const isAhead = flow.version > latest;
    return [
      {
        file: flowPath,
        pointer: '/version',
        message: isAhead
          ? `No migration leads to version ${flow.version}: the draft of a returning visitor would be read as what it is not.`
          : `Migrations lead to version ${latest}: drafts would be taken for older ones and changed again.`,
        suggestion: isAhead
          ? `Let an engineer add it to src/draft/migrations, or write ${latest} if no draft has to change.`
          : `Write ${latest}.`,
      },
    ];
  },
};
