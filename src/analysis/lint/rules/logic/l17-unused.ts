import { sameJson } from '../../../../logic/json.ts';
import { references } from '../../../../logic/reads.ts';
import type { Defect } from '../../finding.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const l17: LintRule = {
  code: 'L17',
  keeps: 'Every named condition and value is used, and no two say the same.',
  severity: 'error',
  check: (model) => [...unused(model), ...repeated(model)],
};

function unused(model: Model): Defect[] {
  const { flow, flowPath, folders } = model;
  if (flow === undefined) return [];
  const used = new Set([
    ...expressionsOf(model).flatMap(({ expression }) =>
      references(expression).map(({ kind, name }) => `${kind} ${name}`),
    ),
    ...flow.derive.map(({ when }) => `condition ${when}`),
    ...flow.steps.flatMap(({ next }) => next.map(({ when }) => `condition ${when}`)),
    ...flow.steps.flatMap(({ show = {} }) =>
      Object.values(show).map((name) => `condition ${name}`),
    ),
    ...flow.pages.flatMap(({ alsoAsked = [] }) => alsoAsked.map(({ when }) => `condition ${when}`)),
    ...folders.flatMap(({ ui }) =>
      [...(ui?.text ?? '').matchAll(/"(when|choicesFrom)"\s*:\s*"([^"]+)"/g)].map(
        ([, key, name]) => `${key === 'when' ? 'condition' : 'value'} ${name}`,
      ),
    ),
  ]);
  return (['condition', 'value'] as const).flatMap((kind) =>
    Object.keys(flow[`${kind}s`])
      .filter((name) => !used.has(`${kind} ${name}`))
      .map((name) => ({
        file: flowPath,
        pointer: `/${kind}s/${name}`,
        message: `The ${kind} "${name}" is used nowhere: a change to it changes nothing for a visitor.`,
        suggestion: 'Use it or take it out.',
      })),
  );
}

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
          message: `"${name}" says the same as "${first[0]}": whoever changes one of them sends visitors two ways.`,
          suggestion: `Use "${first[0]}" at both places and take "${name}" out.`,
        },
      ];
    });
  });
}
