import { contradictions, onceEach, widgetProblems } from '../../../../engine/core.ts';
import type { StepModel } from '../../../model/step-model.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
import { typedTexts } from '../../widget/typed-texts.ts';

export const f10: LintRule = {
  code: 'F10',
  name: 'widget-fits',
  layer: 'names',
  guarantee:
    'Every field has a widget that exists and fits its schema, with the options and limits it needs and no other options.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap(unfit),
};

const unfit = onceEach(({ fields, uiFile }: StepModel): Defect[] =>
  fields.flatMap((field) =>
    widgetProblems(field, (one) => [...typedTexts(one), ...contradictions(one)]).map(
      ({ at = '', ...problem }): Defect => ({
        file: uiFile,
        pointer: `${field.uiPointer}${at}`,
        ...problem,
      }),
    ),
  ),
);
