import type { Field } from '../../language/fields.ts';
import { type Json, type JsonObject, valueAsText } from '../../logic/json.ts';
import type { Contradiction, FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A whole number of at least 0.',
  types: ['integer'],
  takes: ['autocomplete', 'inputmode', 'placeholder', 'prefix', 'suffix', 'suffixOne'],
  insteadOf: ['updown'],
  suits: (schema) => schema['type'] === 'integer' && oddNumber(schema) === undefined,
  contradictions: (field) => [oddLimit(field)],
  offer: { label: 'A whole number', schema: { type: 'integer', minimum: 0, maximum: 1000 } },
};

/** A number of the schema that is not a whole one of at least 0. */
function oddNumber(schema: JsonObject): number | undefined {
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
  return limits.filter((limit) => typeof limit === 'number').find((limit) => !isWhole(limit));
}

function oddLimit({ name, schema }: Field): Contradiction | null {
  const odd = oddNumber(schema);
  if (odd === undefined) return null;
  return {
    message: `The widget "number" of "${name}" accepts whole numbers of at least 0, but the schema has ${valueAsText(odd)}: no visitor could enter that.`,
    suggestion:
      'Write whole numbers of at least 0, or use the widget "decimal"; for an amount with cents use the widget "money".',
  };
}

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0;

const over = (limit: Json | undefined, by: number): number | undefined =>
  typeof limit === 'number' ? limit + by : undefined;
