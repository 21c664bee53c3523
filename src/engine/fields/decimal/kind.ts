import type { JsonObject } from '../../logic/json.ts';
import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A number, with decimals and below 0 where its schema allows that.',
  types: ['number', 'integer'],
  takes: ['placeholder', 'suffix', 'suffixOne', 'decimals'],
  suits: ({ type }) => type === 'number' || type === 'integer',
  complete: ({ schema }): JsonObject => (schema['type'] === 'integer' ? { decimals: 0 } : {}),
  offer: {
    label: 'A number with decimals',
    schema: { type: 'number', minimum: 0, maximum: 1000 },
  },
};
