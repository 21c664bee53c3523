import { asText } from '../../as-text.ts';
import { at } from '../../project/source-file.ts';
import type { Draft } from '../../finding.ts';
import type { Model } from '../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const g11: LintRule = {
  code: 'G11',
  keeps: 'The first page after the questions is reached, and the plans it offers exist.',
  severity: 'error',
  check: (model) => [...pages(model), ...plans(model)],
};

function pages({ flow, flowPath, proof }: Model): Draft[] {
  const shown = proof();
  const [first] = flow?.pages ?? [];
  if (shown === undefined || first === undefined || shown.reached.has(first.id)) return [];
  if (shown.stuck.length + shown.circles.length > 0) return [];
  return [
    {
      file: flowPath,
      pointer: '/pages/0',
      message: `No visitor ever comes to "${first.id}": nobody gets what the questions are for.`,
    },
  ];
}

function plans(model: Model): Draft[] {
  const path = 'schemas/catalog/plans.json';
  const file = model.file(path);
  if (file?.json === undefined) return [];
  const ids = model.catalogs['plans']?.entries.map(({ id }) => id) ?? [];
  return ['/default', '/fallback/plan'].flatMap((pointer) => {
    const name = at(file.json, pointer);
    if (ids.includes(asText(name))) return [];
    return [
      {
        file: path,
        pointer,
        message: `There is no plan "${asText(name)}": the quote page would open without a chosen plan.`,
      },
    ];
  });
}
