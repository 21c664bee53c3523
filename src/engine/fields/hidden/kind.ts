import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'Nothing: a button or a derivation gives the answer.',
  types: ['string', 'number', 'integer', 'boolean', 'array', 'object'],
  suits: ({ readOnly }) => readOnly === true,
};
