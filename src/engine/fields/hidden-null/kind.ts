import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  about: 'Nothing: for a value that must be null.',
  types: ['null'],
};
