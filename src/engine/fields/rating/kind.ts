import type { Field } from '../../language/fields.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';

/** More than that are not told apart at a glance. */
const MOST = 10;

export const kind: FieldKind = {
  about: 'A rating from 1 to the maximum of its schema, as radio buttons beside each other.',
  types: ['integer', 'number'],
  limits: ['maximum'],
  insteadOf: ['stars', 'nps'],
  contradictions: (field) => [notFromOne(field)],
  offer: { label: 'A rating', schema: { type: 'integer', minimum: 1, maximum: 5 } },
};

function notFromOne({ name, schema }: Field): Contradiction | null {
  const { minimum = 1, maximum } = schema;
  const isSmall = typeof maximum === 'number' && maximum >= 2 && maximum <= MOST;
  if (isSmall && Number.isInteger(maximum) && (minimum === 0 || minimum === 1)) return null;
  return {
    message: `The widget "rating" of "${name}" offers 0 or 1 to at most ${MOST}, but the schema has other limits.`,
    suggestion: 'Write "minimum": 1 and "maximum": 5, or use the widget "range".',
  };
}
