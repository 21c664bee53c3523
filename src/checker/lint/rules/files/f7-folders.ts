import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { StepFolder } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../../engine/core.ts';

export const f7: LintRule = {
  code: 'F7',
  name: 'step-folders',
  layer: 'files',
  guarantee: 'Every step of the flow has its folder and every folder its step; there is a flow.',
  severity: 'error',
  check: ({ flow, flowPath, flowFiles, folders }) => {
    const missing = (flow?.steps ?? []).flatMap(({ id }, index): Defect[] => {
      const folder = folders.find((one) => one.id === id);
      if (folder === undefined)
        return [withoutFolder(id, index, flowPath, unusedBy(flow, folders))];
      const files = [
        folder.schema === undefined ? 'schema.json' : null,
        folder.ui === undefined ? 'ui.json' : null,
      ].filter((name) => name !== null);
      return files.map((name) => ({
        file: flowPath,
        pointer: `/steps/${index}/id`,
        message: `There is no schemas/${id}/${name}: the visitor would reach a step without a question.`,
        suggestion: 'Restore it from the last version that had it.',
      }));
    });
    const unused = unusedBy(flow, folders).map(({ id, schema, ui, rules }) => ({
      file: (schema ?? ui ?? rules)?.path ?? `schemas/${id}`,
      pointer: '',
      message: `No flow has a step "${id}": no visitor is ever asked this.`,
    }));
    const flows =
      flowFiles.length > 0
        ? []
        : [
            {
              file: 'flows',
              pointer: '',
              message: 'There is no flow in flows/: visitors would not be asked anything.',
            },
          ];
    return [...flows, ...missing, ...unused];
  },
};

function unusedBy(flow: Model['flow'], folders: readonly StepFolder[]): readonly StepFolder[] {
  if (flow === undefined) return [];
  return folders.filter(({ id }) => !flow.steps.some((step) => step.id === id));
}

function withoutFolder(
  id: string,
  index: number,
  file: string,
  unused: readonly StepFolder[],
): Defect {
  const near = didYouMean(
    id,
    unused.map((folder) => folder.id),
  );
  return {
    file,
    pointer: `/steps/${index}/id`,
    message: `There is no folder schemas/${id}: the visitor would reach a step without a question.`,
    suggestion: near ?? `Run npx plumbline new ${id}, or take the step out of the flow.`,
  };
}
