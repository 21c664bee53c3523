import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'A number, with decimals and below 0 where its schema allows that.',
  types: ['number'],
  takes: ['placeholder', 'suffix', 'suffixOne', 'decimals'],
  suits: ({ type }) => type === 'number',
  offer: {
    label: 'A number with decimals',
    schema: { type: 'number', minimum: 0, maximum: 1000 },
  },
};
