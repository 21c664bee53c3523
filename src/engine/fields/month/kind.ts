import type { Field } from '../../language/fields.ts';
import { hiddenChoices } from '../choice-kind.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';

const MONTH = '^[0-9]{4}-(0[1-9]|1[0-2])$';

export const kind: FieldKind = {
  about: 'A month of a year, kept as 2027-01.',
  types: ['string'],
  takes: ['advice'],
  insteadOf: ['month-year', 'monthyear'],
  suits: ({ type, pattern }) => type === 'string' && pattern === MONTH,
  contradictions: (field) => [anyText(field), hiddenChoices(field)],
  offer: { label: 'A month of a year', schema: { type: 'string', pattern: MONTH } },
};

/** A month without its year is kept while the year is missing. */
function anyText({ name, schema }: Field): Contradiction | null {
  if (schema['pattern'] !== undefined) return null;
  return {
    message: `The widget "month" of "${name}" needs a pattern: a month without a year would be accepted.`,
    suggestion: `Write "pattern": "${MONTH}".`,
  };
}
