import type { Draft } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const f7: LintRule = {
  code: 'F7',
  keeps: 'Every step of the flow has its folder and every folder its step; there is one flow.',
  severity: 'error',
  check: ({ flow, flowPath, flowFiles, folders }) => {
    const missing = (flow?.steps ?? []).flatMap(({ id }, index): Draft[] => {
      const folder = folders.find((one) => one.id === id);
      const files = [
        folder?.schema === undefined ? 'schema.json' : null,
        folder?.ui === undefined ? 'ui.json' : null,
      ].filter((name) => name !== null);
      return files.map((name) => ({
        file: flowPath,
        pointer: `/steps/${index}/id`,
        message: `There is no schemas/${id}/${name}: the visitor would come to a step without a question.`,
        suggestion: `Run npm run new-step ${id}, or take the step out of the flow.`,
      }));
    });
    const unused =
      flow === undefined
        ? []
        : folders
            .filter(({ id }) => !flow.steps.some((step) => step.id === id))
            .map(({ id, schema, ui, rules }) => ({
              file: (schema ?? ui ?? rules)?.path ?? `schemas/${id}`,
              pointer: '',
              message: `No flow has a step "${id}": no visitor is ever asked this.`,
            }));
    const flows =
      flowFiles.length === 1
        ? []
        : [
            {
              file: flowFiles[1]?.path ?? 'flows',
              pointer: '',
              message: `There must be exactly one flow in flows/, not ${flowFiles.length}: a second one is never run.`,
            },
          ];
    return [...flows, ...missing, ...unused];
  },
};
