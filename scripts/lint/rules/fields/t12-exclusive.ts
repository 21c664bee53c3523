import { asText } from '../../as-text.ts';
import { object, optionsOf } from '../../model/fields.ts';
import type { LintRule } from '../../rule.ts';

export const t12: LintRule = {
  code: 'T12',
  keeps: 'The choice that excludes all others is one of the choices.',
  severity: 'error',
  check: ({ steps, proof }) =>
    steps.flatMap(({ fields, uiFile }) =>
      fields.flatMap((field) => {
        const { exclusive } = optionsOf(field);
        if (exclusive === undefined) return [];
        const listed = object(field.schema['items'])['enum'];
        const known = Array.isArray(listed) ? listed : [...(proof()?.offers.get(field.path) ?? [])];
        if (known.length === 0 || known.includes(exclusive)) return [];
        return [
          {
            file: uiFile,
            pointer: `${field.uiPointer}/ui:options/exclusive`,
            message: `"${asText(exclusive)}" is not one of the choices of "${field.name}": nothing is ever excluded, so contradicting answers are sent.`,
          },
        ];
      }),
    ),
};
