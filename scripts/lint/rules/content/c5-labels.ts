import { asText } from '../../as-text.ts';
import type { Draft } from '../../finding.ts';
import { object, optionsOf } from '../../model/fields.ts';
import type { StepModel } from '../../model/model.ts';
import type { LintRule } from '../../rule.ts';

export const c5: LintRule = {
  code: 'C5',
  keeps: 'No two fields of a step and no two choices of a field read the same.',
  severity: 'error',
  check: ({ steps }) => steps.flatMap((step) => [...labels(step), ...choices(step)]),
};

function labels({ fields, uiFile }: StepModel): Draft[] {
  const named = fields
    .filter(({ parent }) => parent === null)
    .map((field) => ({ field, label: asText(field.ui['ui:title'] ?? field.schema['title'] ?? '') }))
    .filter(({ label }) => label !== '');
  return named.flatMap(({ field, label }, index) => {
    const first = named.slice(0, index).find((other) => other.label === label);
    if (first === undefined) return [];
    return [
      {
        file: uiFile,
        pointer: field.uiPointer,
        message: `"${field.name}" and "${first.field.name}" both read "${label}": a visitor with a screen reader cannot tell them apart.`,
      },
    ];
  });
}

function choices({ fields, uiFile }: StepModel): Draft[] {
  return fields.flatMap((field) => {
    const entries = Object.entries(object(optionsOf(field)['choices']));
    const words = entries.map(([, choice]) => asText(object(choice)['label'] ?? '').trim());
    return entries.flatMap(([key], index) => {
      if (words.indexOf(words[index] ?? '') === index) return [];
      return [
        {
          file: uiFile,
          pointer: `${field.uiPointer}/ui:options/choices/${key}`,
          message: `Two choices of "${field.name}" read "${words[index]}": the visitor cannot tell them apart.`,
        },
      ];
    });
  });
}
