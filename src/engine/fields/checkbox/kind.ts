import type { FieldKind } from '../field-kind.ts';
import type { Field } from '../../language/fields.ts';
import type { Contradiction } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'One box; true when it is checked.',
  types: ['boolean'],
  takes: ['consent'],
  suits: ({ type, const: only, default: given }) =>
    type === 'boolean' && only === true && given !== true,
  contradictions: (field) => [uncheckable(field)],
  offer: {
    label: 'A checkbox',
    schema: { type: 'boolean' },
    ui: { 'ui:options': { hideOptional: true } },
  },
};

/** A checkbox yields `true` when checked and no answer otherwise. */
export function uncheckable({ name, schema }: Field): Contradiction | null {
  if (schema['default'] === true) {
    return {
      message: `The checkbox "${name}" would be checked before the visitor has read it, and checked again whenever they come back.`,
      suggestion: 'Take out "default", or ask with the widget "yes-no".',
    };
  }
  if (schema['const'] !== false) return null;
  return {
    message: `"${name}" accepts only false, but a checkbox gives true or no answer: a visitor who checks it cannot continue.`,
    suggestion: 'Write "const": true where the box must be checked, or use the widget "yes-no".',
  };
}
