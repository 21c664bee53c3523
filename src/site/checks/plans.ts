import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import type { Model } from '../../checker/model/model.ts';
import { at, valueAsText } from '../../engine/core.ts';

const FILE = 'schemas/catalog/plans.json';

export const plansOffered: LintRule = {
  code: 'S1',
  name: 'plans-offered',
  layer: 'parts',
  guarantee: 'The plans that the quote page offers exist, and one is recommended.',
  severity: 'error',
  check: (model) =>
    model.file(FILE)?.json === undefined ? [] : [...recommended(model), ...missing(model)],
};

/** Exactly one plan must be recommended: it gets the ribbon and comes first on phones. */
function recommended(model: Model): Defect[] {
  const entries = model.catalogs['plans']?.entries ?? [];
  const marked = entries.filter((plan) => plan['recommended'] === true).map(({ id }) => id);
  if (marked.length === 1) return [];
  const message =
    marked.length === 0
      ? 'No plan is recommended: no plan on the quote page stands out from the others.'
      : `${marked.length} plans are recommended (${marked.join(', ')}): the visitor cannot tell which one to take.`;
  return [
    {
      file: FILE,
      pointer: '/entries',
      message,
      suggestion: 'Write "recommended": true in one plan.',
    },
  ];
}

function missing(model: Model): Defect[] {
  const ids = model.catalogs['plans']?.entries.map(({ id }) => id) ?? [];
  return ['/default', '/fallback/plan'].flatMap((pointer) => {
    const name = at(model.file(FILE)?.json, pointer);
    if (ids.includes(valueAsText(name))) return [];
    return [
      {
        file: FILE,
        pointer,
        message: `${name === undefined ? 'No plan is named here' : `There is no plan "${valueAsText(name)}"`}: the quote page would open with no plan selected.`,
      },
    ];
  });
}
