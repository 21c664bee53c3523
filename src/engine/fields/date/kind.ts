import type { FieldKind } from '../field-kind.ts';
import { hiddenChoices } from '../choice-kind.ts';
import type { Field } from '../../language/fields.ts';
import { valueAsText } from '../../logic/json.ts';
import type { Contradiction } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A date: typed as MM/DD/YYYY or picked from a calendar.',
  types: ['string'],
  takes: ['placeholder', 'advice', 'min', 'max'],
  insteadOf: ['alt-date', 'calendar'],
  suits: ({ type, format }) => type === 'string' && format === 'date',
  contradictions: (field) => [
    field.schema['format'] === 'date'
      ? null
      : {
          message: `The widget "date" of "${field.name}" needs "format": "date" in the schema: any text would count as a date.`,
        },
    hiddenChoices(field),
  ],
  offer: {
    label: 'A date',
    schema: { type: 'string', format: 'date' },
    ui: { 'ui:description': 'MM/DD/YYYY' },
  },
};

/** Dates are stored as ISO dates, and no other control produces one. */
export function lostDate({ name, schema, ui }: Field): Contradiction | null {
  const widget = valueAsText(ui['ui:widget'] ?? '');
  if (
    schema['format'] !== 'date' ||
    schema['enum'] !== undefined ||
    ['date', 'output', 'hidden'].includes(widget)
  )
    return null;
  return {
    message: `"${name}" is a date, but the widget "${widget}" stores what is typed: MM/DD/YYYY is never accepted.`,
    suggestion: 'Use the widget "date".',
  };
}
