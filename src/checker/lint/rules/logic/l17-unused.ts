import { sameJson } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { unusedNames } from '../../../model/unused-names.ts';
import type { LintRule } from '../../rule.ts';

export const l17: LintRule = {
  code: 'L17',
  name: 'no-unused-name',
  layer: 'parts',
  guarantee: 'Every named condition and value is used, and no two are the same.',
  severity: 'error',
  check: (model) => [...unused(model), ...repeated(model)],
};

const unused = (model: Model): Defect[] =>
  unusedNames(model).map(({ kind, name }) => ({
    file: model.flowPath,
    pointer: `/${kind}s/${name}`,
    message: `The ${kind} "${name}" is never used: changing it has no effect for visitors.`,
    suggestion: 'Use it or remove it.',
  }));

function repeated({ flow, flowPath }: Model): Defect[] {
  return (['conditions', 'values'] as const).flatMap((kind) => {
    const entries = Object.entries(flow?.[kind] ?? {});
    return entries.flatMap(([name, expression], index) => {
      const first = entries.slice(0, index).find(([, other]) => sameJson(other, expression));
      if (first === undefined) return [];
      return [
        {
          file: flowPath,
          pointer: `/${kind}/${name}`,
          message: `"${name}" is the same as "${first[0]}": if only one of them is changed, visitors are treated inconsistently.`,
          suggestion: `Use "${first[0]}" in both places and remove "${name}".`,
        },
      ];
    });
  });
}
