import { FORMATS } from '../../language/normalize/formats.ts';
import { hiddenChoices } from '../choice-kind.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';
import type { Field } from '../../language/fields.ts';

const isMoment = (pattern: unknown) => pattern === FORMATS['date-time'];

export const kind: FieldKind = {
  about: 'A day and a time, kept with its offset from UTC: 2027-01-31T14:30:00-05:00.',
  types: ['string'],
  takes: ['advice'],
  insteadOf: ['alt-datetime', 'datetime', 'datetime-local'],
  suits: ({ type, pattern }) => type === 'string' && isMoment(pattern),
  contradictions: (field) => [otherFormat(field), hiddenChoices(field)],
  offer: { label: 'A day and a time', schema: { type: 'string', format: 'date-time' } },
};

function otherFormat({ name, schema }: Field): Contradiction | null {
  if (isMoment(schema['pattern'])) return null;
  return {
    message: `The widget "date-time" of "${name}" needs "format": "date-time" in the schema: any text would count as a moment.`,
  };
}
