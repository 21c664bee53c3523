import { at, valueAsText } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';

export const g11: LintRule = {
  code: 'G11',
  name: 'end-reached',
  layer: 'journeys',
  guarantee:
    'The first page after the questions can be reached, the plans it offers exist, and one is recommended.',
  severity: 'error',
  check: (model) => [...pages(model), ...plans(model)],
};

function pages(model: Model): Defect[] {
  const { flow, flowPath } = model;
  const proof = proofOf(model);
  const [first] = flow?.pages ?? [];
  if (proof === undefined || first === undefined || proof.reached.has(first.id)) return [];
  if (proof.stuck.length + proof.circles.length + proof.unproven.length > 0) return [];
  return [
    {
      file: flowPath,
      pointer: '/pages/0',
      message: `No visitor ever reaches "${first.id}": nobody sees the result of their answers.`,
    },
  ];
}

function plans(model: Model): Defect[] {
  const path = 'schemas/catalog/plans.json';
  if (model.file(path)?.json === undefined) return [];
  const ids = model.catalogs['plans']?.entries.map(({ id }) => id) ?? [];
  return [...recommended(model, path), ...missing(model, path, ids)];
}

/** Exactly one plan must be recommended: it gets the ribbon and comes first on phones. */
function recommended(model: Model, file: string): Defect[] {
  const entries = model.catalogs['plans']?.entries ?? [];
  const marked = entries.filter((plan) => plan['recommended'] === true).map(({ id }) => id);
  if (marked.length === 1) return [];
  const message =
    marked.length === 0
      ? 'No plan is recommended: no plan on the quote page stands out from the others.'
      : `${marked.length} plans are recommended (${marked.join(', ')}): the visitor cannot tell which one to take.`;
  return [
    { file, pointer: '/entries', message, suggestion: 'Write "recommended": true in one plan.' },
  ];
}

function missing(model: Model, path: string, ids: readonly string[]): Defect[] {
  return ['/default', '/fallback/plan'].flatMap((pointer) => {
    const name = at(model.file(path)?.json, pointer);
    if (ids.includes(valueAsText(name))) return [];
    return [
      {
        file: path,
        pointer,
        message: `${name === undefined ? 'No plan is named here' : `There is no plan "${valueAsText(name)}"`}: the quote page would open with no plan selected.`,
      },
    ];
  });
}
