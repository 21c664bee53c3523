import type { Field } from '../../language/fields.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A number on a slider from its minimum to its maximum, 0 to 100 unless given.',
  types: ['number', 'integer'],
  takes: ['suffix', 'suffixOne'],
  insteadOf: ['slider'],
  contradictions: (field) => [hiddenNumbers(field), emptyRange(field)],
  offer: { label: 'A number on a slider', schema: { type: 'integer', minimum: 0, maximum: 10 } },
};

function hiddenNumbers({ name, schema }: Field): Contradiction | null {
  if (schema['enum'] === undefined && schema['exclusiveMinimum'] === undefined) return null;
  return {
    message: `The widget "range" of "${name}" offers every number from "minimum" to "maximum", but the schema accepts only some of them.`,
    suggestion: 'Write "minimum" and "maximum", or use the widget "select" for a list of choices.',
  };
}

function emptyRange({ name, schema }: Field): Contradiction | null {
  const { minimum = 0, maximum = 100 } = schema;
  if (Number(minimum) < Number(maximum)) return null;
  return {
    message: `The slider of "${name}" begins at ${Number(minimum)} and ends at ${Number(maximum)}: it could not be moved.`,
    suggestion: 'Write both "minimum" and "maximum" in schema.json.',
  };
}
