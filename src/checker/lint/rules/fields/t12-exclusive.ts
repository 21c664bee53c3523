import { object, optionsOf, valueAsText } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';

export const t12: LintRule = {
  code: 'T12',
  name: 'exclusive-choice',
  layer: 'steps',
  guarantee: 'The choice that excludes all others is one of the choices, and enough by itself.',
  severity: 'error',
  check: (model) => [...unknown(model), ...model.steps.flatMap(tooFew)],
};

function unknown(model: Model): Defect[] {
  const offers = proofOf(model)?.offers;
  return model.steps.flatMap(({ fields, uiFile }) =>
    fields.flatMap((field) => {
      const { exclusive } = optionsOf(field);
      if (exclusive === undefined) return [];
      const listed = object(field.schema['items'])['enum'];
      const known = Array.isArray(listed) ? listed : [...(offers?.get(field.path) ?? [])];
      if (known.length === 0 || known.includes(exclusive)) return [];
      return [
        {
          file: uiFile,
          pointer: `${field.uiPointer}/ui:options/exclusive`,
          message: `"${valueAsText(exclusive)}" is not one of the choices of "${field.name}": nothing is ever excluded, so contradictory answers are sent.`,
        },
      ];
    }),
  );
}

/** A list with the exclusive choice has exactly one item. */
function tooFew({ fields, uiFile }: StepModel): Defect[] {
  return fields.flatMap((field): Defect[] => {
    const { minItems } = field.schema;
    const { exclusive } = optionsOf(field);
    if (exclusive === undefined || typeof minItems !== 'number' || minItems < 2) return [];
    return [
      {
        file: uiFile,
        pointer: `${field.uiPointer}/ui:options/exclusive`,
        message: `The schema of "${field.name}" asks for at least ${minItems} choices, but "${valueAsText(exclusive)}" excludes all others: a visitor who chooses it cannot continue.`,
        suggestion: 'Write "minItems": 1, or take "exclusive" out.',
      },
    ];
  });
}
