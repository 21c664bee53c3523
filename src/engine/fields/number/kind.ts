import type { Field } from '../../language/fields.ts';
import { type Json, valueAsText } from '../../logic/json.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A whole number of at least 0.',
  types: ['integer'],
  takes: ['autocomplete', 'inputmode', 'placeholder', 'suffix', 'suffixOne'],
  insteadOf: ['updown', 'range', 'slider'],
  suits: ({ type }) => type === 'integer',
  contradictions: (field) => [oddLimit(field)],
  offer: { label: 'A whole number', schema: { type: 'integer', minimum: 0, maximum: 1000 } },
};

function oddLimit({ name, schema }: Field): Contradiction | null {
  const limits: (Json | undefined)[] = [
    schema['minimum'],
    schema['maximum'],
    over(schema['exclusiveMinimum'], 1),
    over(schema['exclusiveMaximum'], -1),
    schema['multipleOf'],
    schema['const'],
    schema['default'],
    ...(Array.isArray(schema['enum']) ? schema['enum'] : []),
  ];
  const odd = limits.find((limit) => typeof limit === 'number' && !isWhole(limit));
  if (odd === undefined) return null;
  return {
    message: `The widget "number" of "${name}" accepts whole numbers of at least 0, but the schema has ${valueAsText(odd)}: no visitor could enter that.`,
    suggestion:
      'Write whole numbers of at least 0, or use the widget "decimal" and the type "number"; for an amount with cents use the widget "money".',
  };
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

const over = (limit: Json | undefined, by: number): number | undefined =>
  typeof limit === 'number' ? limit + by : undefined;
